import type { PaymentMethod, ProviderMethod } from '#domain/booking/payments.ts'
import type { ProviderPayment } from './provider-payments.ts'

const TEST_METHODS = {
  card: 'test-card',
  'bank-debit': 'test-bank-debit',
  paypal: 'test-paypal',
} as const satisfies Record<ProviderMethod, PaymentMethod>

/** The way of a payment through a provider, as people are shown it. */
export function toMethod({ provider, method }: Pick<ProviderPayment, 'provider' | 'method'>): PaymentMethod {
  return provider === 'test' ? TEST_METHODS[method] : method
}

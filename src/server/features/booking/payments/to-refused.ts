import type { ProviderEvent } from '../../../platform/payments/provider.ts'
import type { ProviderPayment } from './provider-payments.ts'

/** Its provider will not give it back, or an admin says that it has not: the seller gives it back. */
export function toRefused(charge: ProviderPayment, { key, cents }: ProviderPayment, at: Date): ProviderEvent {
  return {
    key: `${key}:refund-refused`,
    payment: charge.key,
    refund: key,
    reference: charge.reference ?? charge.key,
    state: 'refund-refused',
    cents,
    costCents: 0,
    at,
  }
}

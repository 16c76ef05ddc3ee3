import {
  METHOD_TERMS,
  PAYMENT_PROVIDERS,
  PROVIDER_METHODS,
  type ProviderId,
  type ProviderMethod,
  TEST_PROVIDER_METHODS,
  type TestProviderMethod,
} from './payment-providers.ts'

/** Ways from a buyer to a seller that Placard only writes down. */
export const DIRECT_METHODS = ['bank-transfer', 'check', 'paypal-link', 'invoice-link'] as const
export type DirectMethod = (typeof DIRECT_METHODS)[number]

type TestMethod = `test-${TestProviderMethod}`
const TEST_METHODS = TEST_PROVIDER_METHODS.map((method): TestMethod => `test-${method}`)

/** All ways, as people are shown them; in test mode no money moves. */
export const PAYMENT_METHODS = [...DIRECT_METHODS, ...PROVIDER_METHODS, ...TEST_METHODS] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Stands wherever a payment in test mode is told. */
export const TEST_MODE = 'Test mode: no money moves'

export function isTestMethod(method: PaymentMethod): method is TestMethod {
  return method.startsWith('test-')
}

export function isDirectMethod(method: PaymentMethod): method is DirectMethod {
  return (DIRECT_METHODS as readonly PaymentMethod[]).includes(method)
}

/** A way through a provider, as people are shown it. */
export function toPaymentMethod(provider: ProviderId, method: ProviderMethod): PaymentMethod {
  return PAYMENT_PROVIDERS[provider].isTest ? (`test-${method}` as TestMethod) : method
}

/** What a payment through a provider is made with. */
function termsOf(method: Exclude<PaymentMethod, DirectMethod>) {
  return METHOD_TERMS[isTestMethod(method) ? (method.slice('test-'.length) as TestProviderMethod) : method]
}

const DIRECT_LABELS: Record<DirectMethod, string> = {
  'bank-transfer': 'bank transfer',
  check: 'check',
  'paypal-link': 'PayPal',
  'invoice-link': 'the seller’s invoice link',
}

/** Within a sentence, after "by": "test bank debit" */
export function labelOfMethod(method: PaymentMethod): string {
  if (isDirectMethod(method)) return DIRECT_LABELS[method]
  const { label } = termsOf(method)
  return isTestMethod(method) ? `test ${label}` : label
}

/** Where money was only set aside, and who releases it; of a direct way there is none. */
export function sourceOfMethod(method: PaymentMethod): { source: string; releasedBy: string } {
  return isDirectMethod(method) ? METHOD_TERMS.card : termsOf(method)
}

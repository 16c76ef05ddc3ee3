/** Ways to pay on the page of a payment provider. */
export const METHOD_TERMS = {
  card: { label: 'card', action: 'Pay by card', source: 'Your card', releasedBy: 'the bank' },
  'bank-debit': {
    label: 'bank debit',
    action: 'Pay by bank debit',
    source: 'Your bank account',
    releasedBy: 'the bank',
  },
  paypal: {
    label: 'PayPal',
    action: 'Pay with PayPal',
    source: 'Your PayPal account',
    releasedBy: 'PayPal',
  },
} as const satisfies Record<string, MethodTerms>

interface MethodTerms {
  /** Within a sentence, after "by". */
  label: string
  /** On the button that begins it. */
  action: string
  /** Where money was only set aside, and who releases it. */
  source: string
  releasedBy: string
}

export type ProviderMethod = keyof typeof METHOD_TERMS
export const PROVIDER_METHODS = Object.keys(METHOD_TERMS) as ProviderMethod[]

interface ProviderTerms {
  label: string
  /** Its account in the ledger, in words. */
  account: string
  /** No money moves. */
  isTest: boolean
  /** Sellers connect accounts of their own with it. */
  hasAccounts: boolean
  /** What it takes; each payment can be taken back for so many days by a bank, or a buyer who disputes it. */
  methods: Partial<Record<ProviderMethod, { reversibleDays: number }>>
}

/**
 * The payment providers, each once: contract, ledger, words and settings derive from this, and the database's `payment_providers` is held to
 * it by a test. What a provider does is in its folder under `platform/payments`.
 */
export const PAYMENT_PROVIDERS = {
  stripe: {
    label: 'Stripe',
    account: 'Moved by Stripe',
    isTest: false,
    hasAccounts: true,
    methods: { card: { reversibleDays: 120 }, 'bank-debit': { reversibleDays: 65 } },
  },
  paypal: {
    label: 'PayPal',
    account: 'Moved by PayPal',
    isTest: false,
    hasAccounts: true,
    methods: { paypal: { reversibleDays: 180 } },
  },
  test: {
    label: 'Test mode',
    account: 'Moved in test mode',
    isTest: true,
    hasAccounts: false,
    methods: { card: { reversibleDays: 2 }, 'bank-debit': { reversibleDays: 2 } },
  },
} as const satisfies Record<string, ProviderTerms>

type Table = typeof PAYMENT_PROVIDERS
export type ProviderId = keyof Table
/** Those with accounts of sellers. */
export type AccountProvider = {
  [Id in ProviderId]: Table[Id]['hasAccounts'] extends true ? Id : never
}[ProviderId]
export type TestProviderMethod = keyof Table['test']['methods']

export const PROVIDER_IDS = Object.keys(PAYMENT_PROVIDERS) as ProviderId[]
export const ACCOUNT_PROVIDERS = PROVIDER_IDS.filter(hasAccounts)
export const TEST_PROVIDER_METHODS = Object.keys(PAYMENT_PROVIDERS.test.methods) as TestProviderMethod[]

export function hasAccounts(id: ProviderId): id is AccountProvider {
  return PAYMENT_PROVIDERS[id].hasAccounts
}

/** Through whom money went: from the buyer to the seller alone, or through a provider. */
export const PAYMENT_VIAS = ['direct', ...PROVIDER_IDS] as const
export type PaymentVia = (typeof PAYMENT_VIAS)[number]

/** One method of one provider. */
export interface ProvidedMethod {
  provider: ProviderId
  method: ProviderMethod
  reversibleDays: number
}

export function listProvidedMethods(): ProvidedMethod[] {
  return PROVIDER_IDS.flatMap((provider) => {
    const { methods }: ProviderTerms = PAYMENT_PROVIDERS[provider]
    return Object.entries(methods).map(([method, { reversibleDays }]) => ({
      provider,
      method: method as ProviderMethod,
      reversibleDays,
    }))
  })
}

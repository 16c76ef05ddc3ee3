import { required } from '../required.ts'
import type { Payment } from './document-money.ts'
import type { LedgerPurpose } from './ledger-postings.ts'
import { isDirectMethod, isTestMethod, labelOfMethod, sourceOfMethod, TEST_MODE } from './payment-methods.ts'
import { describeOwed, describeRest, type PaymentDetails } from './payment-words.ts'
import { formatCents } from './price/cents.ts'

/**
 * Who is notified beside the booking's thread: both sides but whoever said it, its buyer alone (and the thread says nothing), nobody, or
 * its buyer where money had been set aside before.
 */
type Notified = 'sides' | 'buyer' | 'nobody' | 'buyer-if-released'

interface PaymentEventTerms {
  /** As providers name the state of their object; null: people say so, or it follows from two of its states. */
  provider: string | null
  /** How it is in the books; null: it does not. */
  purpose: LedgerPurpose | null
  /** The document of it; null: none. */
  document: Payment['kind'] | null
  notifies: Notified
  /** One line of the thread and of the bell. */
  line(details: LineDetails): string
}

/** With amount and way in words. */
interface LineDetails extends PaymentDetails {
  much: string
  by: string
}

/** An event that moves nothing. */
const step = { purpose: null, document: null, notifies: 'sides' } as const
/** An event that people name by itself. */
const word = { provider: null, ...step } as const

/** Whatever is learned of money, each once: what people say, and what providers do. */
export const PAYMENT_EVENTS = {
  /** The buyer's word. */
  sent: {
    ...word,
    line: ({ name, much, by, reference }) => `${name} has sent ${much} ${by} for ${reference}`,
  },
  /** The seller's word, or a provider's. */
  arrived: {
    provider: 'captured',
    purpose: 'paid',
    document: 'arrived',
    notifies: 'sides',
    line: (details) =>
      `${details.much} for ${details.reference} ${details.cents === 1 ? 'has' : 'have'} arrived. ${describeRest(details)}`,
  },
  returned: {
    provider: 'refunded',
    purpose: 'refunded',
    document: 'returned',
    notifies: 'sides',
    line: ({ name, much, by, reference, method }) =>
      isDirectMethod(method)
        ? `${name} has sent ${much} of ${reference} back`
        : `${much} of ${reference} went back to the buyer ${by}`,
  },
  /** Answers a `sent`. */
  'not-arrived': {
    ...word,
    line: ({ name, much, reference, note }) => `${name} has not received ${much} for ${reference}: ${note}`,
  },
  /** Takes an `arrived` back that was no more than a mistake. */
  retracted: {
    ...word,
    purpose: 'retracted',
    document: 'retracted',
    line: ({ name, much, reference, note }) =>
      `${name} takes back that ${much} for ${reference} had arrived: ${note}`,
  },
  /** Under way, for days: a bank debit. */
  processing: {
    ...step,
    provider: 'processing',
    line: ({ much, by, reference }) =>
      `${much} for ${reference} is on its way ${by}. Its dates are kept meanwhile`,
  },
  authorized: {
    ...step,
    provider: 'authorized',
    notifies: 'nobody',
    line: ({ much, by, reference }) => `${much} for ${reference} was authorized ${by}`,
  },
  refused: {
    ...step,
    provider: 'refused',
    notifies: 'buyer',
    line: ({ much, by, reference }) =>
      `The payment of ${much} for ${reference} ${by} was refused and nothing was charged`,
  },
  cancelled: {
    ...step,
    provider: 'cancelled',
    notifies: 'buyer-if-released',
    line({ much, by, reference, method, wasAuthorized }) {
      if (!wasAuthorized) return `The payment of ${much} for ${reference} ${by} was ended before it was made`
      const { source, releasedBy } = sourceOfMethod(method)
      return `${source} was not charged for ${reference}: ${releasedBy} releases the ${much} within some days`
    },
  },
  /** A bank debit came back after it was captured. */
  bounced: {
    provider: 'bounced',
    purpose: 'bounced',
    document: 'retracted',
    notifies: 'sides',
    line: (details) =>
      `${details.much} for ${details.reference} came back: the buyer’s bank returned the payment. ${describeRest(details)}`,
  },
  /** Accepted, and not with the buyer yet: for days. It is read, and not requested again. */
  'refund-pending': {
    ...step,
    provider: 'refund-pending',
    line: ({ much, by, reference }) => `${much} of ${reference} is on its way back to the buyer ${by}`,
  },
  'refund-refused': {
    ...step,
    provider: 'refund-refused',
    line: ({ much, by, reference }) =>
      `${much} of ${reference} could not be given back ${by}. The seller gives it back directly`,
  },
  /** It failed after it was made, and the money came back: `refund-refused` of what was `refunded` (refund-reversal.ts). */
  'refund-reversed': {
    provider: null,
    purpose: 'refund-reversed',
    document: 'reversed',
    notifies: 'sides',
    line: ({ much, by, reference, money }) =>
      `The refund of ${much} for ${reference} ${by} failed after it was made, and did not reach the buyer. ${describeOwed(money)}`,
  },
  /** A chargeback: the buyer's bank took the money back, and whether it stays so. */
  disputed: {
    ...step,
    provider: 'disputed',
    purpose: 'disputed',
    line: ({ much, reference }) =>
      `The buyer’s bank disputes ${much} for ${reference}. Nothing changes until that is decided`,
  },
  'dispute-won': {
    ...step,
    provider: 'dispute-won',
    purpose: 'dispute-won',
    line: ({ much, reference }) =>
      `The dispute of the buyer’s bank over ${much} for ${reference} was decided for the seller`,
  },
  'dispute-lost': {
    provider: 'dispute-lost',
    purpose: 'dispute-lost',
    document: 'retracted',
    notifies: 'sides',
    line: (details) =>
      `The buyer’s bank has taken ${details.much} for ${details.reference} back. ${describeRest(details)}`,
  },
} as const satisfies Record<string, PaymentEventTerms>

type Table = typeof PAYMENT_EVENTS
export type PaymentKind = keyof Table
export const PAYMENT_KINDS = Object.keys(PAYMENT_EVENTS) as PaymentKind[]

/** States of a provider's object, in the words of its contract. */
export type ProviderEventState = NonNullable<Table[PaymentKind]['provider']>

const BY_STATE = new Map<ProviderEventState, PaymentKind>(
  PAYMENT_KINDS.flatMap((kind) => {
    const state = PAYMENT_EVENTS[kind].provider
    return state === null ? [] : [[state, kind]]
  }),
)

export function kindOfState(state: ProviderEventState): PaymentKind {
  return required(BY_STATE.get(state))
}

/** One line of the thread and of the bell: what was said of money, and what is open after it. */
export function describePaymentLine(kind: PaymentKind, details: PaymentDetails): string {
  const { line }: PaymentEventTerms = PAYMENT_EVENTS[kind]
  const text = line({
    ...details,
    much: formatCents(details.cents),
    by: `by ${labelOfMethod(details.method)}`,
  })
  return isTestMethod(details.method) ? `${text.replace(/\.$/, '')}. ${TEST_MODE}.` : text
}

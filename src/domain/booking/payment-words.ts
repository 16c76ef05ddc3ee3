import type { LedgerSums } from './ledger-postings.ts'
import { DIRECT_METHODS, isTestMethod, type PaymentKind, type PaymentMethod, TEST_MODE } from './payments.ts'
import { formatCents } from './price/cents.ts'

export interface PaymentDetails {
  kind: PaymentKind
  cents: number
  /** Of whoever said it; null: read in the seller's bank statement. */
  name: string | null
  method: PaymentMethod
  /** `PLA-B00042` */
  reference: string
  /** Why nothing has arrived. */
  note: string
  /** After it. */
  money: Pick<LedgerSums, 'openCents'>
  /** Of what was cancelled: it was set aside before, and let go. */
  wasAuthorized?: boolean
  /** The booking had ended, and its dates are no longer free. */
  isTooLate: boolean
  /** The booking had expired, and stands again once so much more has come; 0: it has not, or stands. */
  missingCents: number
  /** What goes back by itself a day later, as more came than was open by a person's word; absent: nothing. */
  goesBack?: { method: PaymentMethod; cents: number } | null
}

const METHODS: Record<PaymentMethod, string> = {
  'bank-transfer': 'by bank transfer',
  check: 'by check',
  'paypal-link': 'by PayPal',
  'invoice-link': 'by the seller’s invoice link',
  card: 'by card',
  'bank-debit': 'by bank debit',
  paypal: 'by PayPal',
  'test-card': 'by test card',
  'test-bank-debit': 'by test bank debit',
  'test-paypal': 'by test PayPal',
}

/** Where money was only set aside, and who lets it go. */
const CARD = { what: 'Your card', who: 'the bank' }
const PAYPAL = { what: 'Your PayPal account', who: 'PayPal' }

/** One line of the thread and of the bell: what was said of money, and what is open after it. */
export function describePaymentLine(told: PaymentDetails): string {
  const line = toLine(told)
  if (!isTestMethod(told.method)) return line
  return `${line.replace(/\.$/, '')}. ${TEST_MODE}.`
}

function toLine(told: PaymentDetails): string {
  const { kind, name, method, reference } = told
  const much = formatCents(told.cents)
  switch (kind) {
    case 'sent':
      return `${name} has sent ${much} ${METHODS[method]} for ${reference}`
    case 'arrived':
      return `${much} for ${reference} ${told.cents === 1 ? 'has' : 'have'} arrived. ${describeRest(told)}`
    case 'returned':
      if (isThroughProvider(method))
        return `${much} of ${reference} went back to the buyer ${METHODS[method]}`
      return `${name} has sent ${much} of ${reference} back`
    case 'not-arrived':
      return `${name} has not received ${much} for ${reference}: ${told.note}`
    case 'retracted':
      return `${name} says that ${much} for ${reference} has not arrived after all: ${told.note}`
    case 'processing':
      return `${much} for ${reference} is on its way ${METHODS[method]}. Its dates are kept meanwhile`
    case 'authorized':
      return `${much} for ${reference} was authorized ${METHODS[method]}`
    case 'refused':
      return `The payment of ${much} for ${reference} ${METHODS[method]} was refused and nothing was charged`
    case 'cancelled':
      if (told.wasAuthorized) {
        const { what, who } = method === 'paypal' || method === 'test-paypal' ? PAYPAL : CARD
        return `${what} was not charged for ${reference}: ${who} releases the ${much} within some days`
      }
      return `The payment of ${much} for ${reference} ${METHODS[method]} was ended before it was made`
    case 'bounced':
      return `${much} for ${reference} came back: the buyer’s bank returned the payment. ${describeRest(told)}`
    case 'refund-pending':
      return `${much} of ${reference} is on its way back to the buyer ${METHODS[method]}`
    case 'refund-refused':
      return `${much} of ${reference} could not be given back ${METHODS[method]}. The seller gives it back directly`
    case 'disputed':
      return `The buyer’s bank disputes ${much} for ${reference}. Nothing changes until that is decided`
    case 'dispute-won':
      return `The dispute of the buyer’s bank over ${much} for ${reference} was decided for the seller`
    case 'dispute-lost':
      return `The buyer’s bank has taken ${much} for ${reference} back. ${describeRest(told)}`
  }
}

function isThroughProvider(method: PaymentMethod): boolean {
  return !(DIRECT_METHODS as readonly PaymentMethod[]).includes(method)
}

function describeRest({ money: { openCents }, isTooLate, missingCents, goesBack }: PaymentDetails): string {
  const much = formatCents(Math.abs(openCents))
  if (isTooLate) return `The booking had ended and its dates are taken: ${much} is owed back to the buyer.`
  if (missingCents > 0)
    return `The booking had lapsed: with ${formatCents(missingCents)} more it stands again, if its dates are still free then. Until then ${much} is owed back to the buyer.`
  if (openCents > 0) return `${much} is still open.`
  if (goesBack)
    return `That is ${much} more than was open. Unless the seller takes it back as a mistake, ${formatCents(goesBack.cents)} goes back to the buyer ${METHODS[goesBack.method]} a day from now.`
  return openCents < 0 ? `That is ${much} more than was open: it is owed back to the buyer.` : 'All is paid.'
}

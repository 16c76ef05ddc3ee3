import type { LedgerSums } from './ledger-postings.ts'
import {
  isDirectMethod,
  isTestMethod,
  labelOfMethod,
  type PaymentMethod,
  sourceOfMethod,
  TEST_MODE,
} from './payment-methods.ts'
import type { PaymentKind } from './payments.ts'
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
  /** The booking had lapsed, and stands again once so much more has come; 0: it has not, or stands. */
  missingCents: number
  /** What goes back by itself a day later, as more came than was open by a person's word; absent: nothing. */
  goesBack?: { method: PaymentMethod; cents: number } | null
}

/** One line of the thread and of the bell: what was said of money, and what is open after it. */
export function describePaymentLine(told: PaymentDetails): string {
  const line = toLine(told)
  if (!isTestMethod(told.method)) return line
  return `${line.replace(/\.$/, '')}. ${TEST_MODE}.`
}

function toLine(told: PaymentDetails): string {
  const { kind, name, method, reference } = told
  const much = formatCents(told.cents)
  const by = `by ${labelOfMethod(method)}`
  switch (kind) {
    case 'sent':
      return `${name} has sent ${much} ${by} for ${reference}`
    case 'arrived':
      return `${much} for ${reference} ${told.cents === 1 ? 'has' : 'have'} arrived. ${describeRest(told)}`
    case 'returned':
      if (!isDirectMethod(method)) return `${much} of ${reference} went back to the buyer ${by}`
      return `${name} has sent ${much} of ${reference} back`
    case 'not-arrived':
      return `${name} has not received ${much} for ${reference}: ${told.note}`
    case 'retracted':
      return `${name} takes back that ${much} for ${reference} had arrived: ${told.note}`
    case 'processing':
      return `${much} for ${reference} is on its way ${by}. Its dates are kept meanwhile`
    case 'authorized':
      return `${much} for ${reference} was authorized ${by}`
    case 'refused':
      return `The payment of ${much} for ${reference} ${by} was refused and nothing was charged`
    case 'cancelled':
      if (told.wasAuthorized) {
        const { source, releasedBy } = sourceOfMethod(method)
        return `${source} was not charged for ${reference}: ${releasedBy} releases the ${much} within some days`
      }
      return `The payment of ${much} for ${reference} ${by} was ended before it was made`
    case 'bounced':
      return `${much} for ${reference} came back: the buyer’s bank returned the payment. ${describeRest(told)}`
    case 'refund-pending':
      return `${much} of ${reference} is on its way back to the buyer ${by}`
    case 'refund-refused':
      return `${much} of ${reference} could not be given back ${by}. The seller gives it back directly`
    case 'disputed':
      return `The buyer’s bank disputes ${much} for ${reference}. Nothing changes until that is decided`
    case 'dispute-won':
      return `The dispute of the buyer’s bank over ${much} for ${reference} was decided for the seller`
    case 'dispute-lost':
      return `The buyer’s bank has taken ${much} for ${reference} back. ${describeRest(told)}`
  }
}

function describeRest({ money: { openCents }, isTooLate, missingCents, goesBack }: PaymentDetails): string {
  const much = formatCents(Math.abs(openCents))
  if (isTooLate) return `The booking had ended and its dates are taken: ${much} is owed back to the buyer.`
  if (missingCents > 0)
    return `The booking had lapsed: with ${formatCents(missingCents)} more it stands again, if its dates are still free then. Until then ${much} is owed back to the buyer.`
  if (openCents > 0) return `${much} is still open.`
  if (goesBack)
    return `That is ${much} more than was open. Unless the seller takes it back as a mistake, ${formatCents(goesBack.cents)} goes back to the buyer by ${labelOfMethod(goesBack.method)} a day from now.`
  return openCents < 0 ? `That is ${much} more than was open: it is owed back to the buyer.` : 'All is paid.'
}

import type { LedgerSums } from './ledger-postings.ts'
import { labelOfMethod, type PaymentMethod } from './payment-methods.ts'
import { formatCents } from './price/cents.ts'

export interface PaymentDetails {
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
  /** What goes back on its own a day later, as more came than was open by a person's word; absent: nothing. */
  goesBack?: { method: PaymentMethod; cents: number } | null
}

/** What is open after it, and what becomes of what is too much. */
export function describeRest({
  money: { openCents },
  isTooLate,
  missingCents,
  goesBack,
}: PaymentDetails): string {
  const much = formatCents(Math.abs(openCents))
  if (isTooLate) return `The booking had ended and its dates are taken: ${much} is owed back to the buyer.`
  if (missingCents > 0)
    return `The booking had expired: with ${formatCents(missingCents)} more it stands again, if its dates are still free then. Until then ${much} is owed back to the buyer.`
  if (openCents > 0) return `${much} is still open.`
  if (goesBack)
    return `That is ${much} more than was open. Unless the seller takes it back as a mistake, ${formatCents(goesBack.cents)} goes back to the buyer by ${labelOfMethod(goesBack.method)} a day from now.`
  return openCents < 0 ? `That is ${much} more than was open: it is owed back to the buyer.` : 'All is paid.'
}

/** What is owed to the buyer, and by what way it goes back. */
export function describeOwed({ openCents }: PaymentDetails['money']): string {
  if (openCents < 0)
    return `${formatCents(-openCents)} is owed to the buyer, and the seller gives it back another way`
  return openCents > 0 ? `${formatCents(openCents)} is still open.` : 'All is settled.'
}

import type { LedgerSums } from './ledger-postings.ts'
import type { DirectMethod, PaymentKind } from './payments.ts'
import { formatCents } from './price/cents.ts'

export interface ToldPayment {
  kind: PaymentKind
  cents: number
  /** Of whoever said it; null: read in the seller's bank statement. */
  name: string | null
  method: DirectMethod
  /** `PLA-B00042` */
  reference: string
  /** Why nothing has arrived. */
  note: string
  /** After it. */
  money: Pick<LedgerSums, 'openCents'>
  /** The booking had ended, and its dates are no longer free. */
  isTooLate: boolean
  /** The booking had lapsed, and stands again once so much more has come; 0: it has not, or stands. */
  missingCents: number
}

const METHODS: Record<DirectMethod, string> = {
  'bank-transfer': 'by bank transfer',
  check: 'by check',
  'paypal-link': 'by PayPal',
  'invoice-link': 'by the seller’s invoice link',
}

/** One line of the thread and of the bell: what was said of money, and what is open after it. */
export function tellPayment(told: ToldPayment): string {
  const { kind, name, method, reference } = told
  const much = formatCents(told.cents)
  switch (kind) {
    case 'sent':
      return `${name} has sent ${much} ${METHODS[method]} for ${reference}`
    case 'arrived':
      return `${much} for ${reference} ${told.cents === 1 ? 'has' : 'have'} arrived. ${tellRest(told)}`
    case 'returned':
      return `${name} has sent ${much} of ${reference} back`
    case 'not-arrived':
      return `${name} has not received ${much} for ${reference}: ${told.note}`
    case 'retracted':
      return `${name} takes back that ${much} for ${reference} had arrived: ${told.note}`
  }
}

function tellRest({ money: { openCents }, isTooLate, missingCents }: ToldPayment): string {
  const much = formatCents(Math.abs(openCents))
  if (isTooLate) return `The booking had ended and its dates are taken: ${much} is owed back to the buyer.`
  if (missingCents > 0)
    return `The booking had lapsed: with ${formatCents(missingCents)} more it stands again, if its dates are still free then. Until then ${much} is owed back to the buyer.`
  if (openCents > 0) return `${much} is still open.`
  return openCents < 0 ? `That is ${much} more than was open: it is owed back to the buyer.` : 'All is paid.'
}

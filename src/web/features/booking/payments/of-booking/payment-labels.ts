import type { Payment } from '#contract/booking/payments.ts'
import type { Side } from '#domain/messaging/conversation.ts'

/** What a record of money says, to its reader. */
export function describePaymentRecord(
  { kind, isOpen }: Pick<Payment, 'kind' | 'isOpen'>,
  side: Side | null,
): string {
  if (kind !== 'sent') return TOLD[kind]
  const who = side === 'buyer' ? 'You have sent it' : 'The buyer has sent it'
  return isOpen ? `${who}; it is not confirmed yet` : who
}

/** Steps on the way that came to nothing on their own are not told. */
export function isShown({ kind }: Pick<Payment, 'kind'>): boolean {
  return kind !== 'authorized' && kind !== 'cancelled'
}

const TOLD = {
  arrived: 'It arrived',
  returned: 'It was given back',
  'not-arrived': 'It did not arrive',
  retracted: 'It had not arrived: taken back',
  processing: 'It is on its way',
  authorized: 'It was authorized',
  refused: 'It was refused, nothing was charged',
  cancelled: 'It was ended before it was paid',
  bounced: 'It came back: the bank returned it',
  'refund-pending': 'It is on its way back to the buyer',
  'refund-refused': 'It could not be given back this way',
  'refund-reversed': 'The refund failed and came back',
  disputed: 'The buyer’s bank disputes it',
  'dispute-won': 'The dispute was decided for the seller',
  'dispute-lost': 'The buyer’s bank has taken it back',
} as const

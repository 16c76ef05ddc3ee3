import type { Payment } from '#contract/payments.ts'
import type { Side } from '#domain/conversation.ts'

/** What a record of money says, to its reader. */
export function tellPayment({ kind, isOpen }: Pick<Payment, 'kind' | 'isOpen'>, side: Side | null): string {
  if (kind !== 'sent') return TOLD[kind]
  const who = side === 'buyer' ? 'You have sent it' : 'The buyer has sent it'
  return isOpen ? `${who}; it is not confirmed yet` : who
}

const TOLD = {
  arrived: 'It arrived',
  returned: 'It was given back',
  'not-arrived': 'It did not arrive',
  retracted: 'It had not arrived: taken back',
} as const

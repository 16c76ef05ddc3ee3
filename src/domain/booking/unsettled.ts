import type { Side } from '../messaging/conversation.ts'
import { type BookingStatus, UNFINISHED_STATUSES } from './lifecycle.ts'
import { formatCents } from './price/cents.ts'
import { toBookingReference } from './reference.ts'

/** So many days after a creditor has left, a debt holds nobody any more: nobody is there to be paid. */
export const CREDITOR_GONE_DAYS = 180

/** What the nightly comparison names where something is still owed when a booking has ended: by the buyer, by the seller. */
export const DEBT_DIFFERENCES = ['owed', 'owed-back'] as const

/** How a booking stands, as far as it may hold the accounts of its two sides. */
export interface Settlement {
  id: number
  title: string
  status: BookingStatus
  /** Integer US cents by the ledger; above 0 the buyer owes, below 0 the seller. 0 where an admin has let the debt go. */
  owedCents: number
  /** Between the two, or by the buyer's bank. */
  isDisputed: boolean
  /** A charge or refund is under way with a provider. */
  isUnderWay: boolean
  /** The buyer says that money was sent, and the seller has not answered. */
  isUnanswered: boolean
}

export type UnsettledReason = 'unfinished' | 'owed' | 'disputed' | 'under-way' | 'unanswered'

/** Why a booking holds one side's account; null: it does not. Whoever is owed money may go, whoever owes it may not. */
export function findUnsettledReason(of: Settlement, side: Side): UnsettledReason | null {
  if (UNFINISHED_STATUSES.includes(of.status)) return 'unfinished'
  if (side === 'buyer' ? of.owedCents > 0 : of.owedCents < 0) return 'owed'
  if (of.isDisputed) return 'disputed'
  if (of.isUnderWay) return 'under-way'
  return side === 'seller' && of.isUnanswered ? 'unanswered' : null
}

/** What holds somebody, each with its reason. */
export interface Unsettled extends Settlement {
  reason: UnsettledReason
}

const NAMED = 10

/** Names each booking that holds an account or a space. @param all one at least */
export function describeUnsettled(all: readonly Unsettled[]): string {
  const isSettled = all.every(({ reason }) => reason === 'unfinished')
  const head = isSettled
    ? 'There are bookings that are not finished. Finish or cancel them first.'
    : 'There are bookings that are not settled. Settle them first.'
  const more = all.length > NAMED ? ` And ${all.length - NAMED} more.` : ''
  return `${head} ${all.slice(0, NAMED).map(describeOne).join(' ')}${more}`
}

function describeOne(one: Unsettled): string {
  return `${toBookingReference(one.id)}, “${one.title}”: ${WHY[one.reason](one)}.`
}

const WHY: Record<UnsettledReason, (one: Unsettled) => string> = {
  unfinished: () => 'not finished',
  owed: ({ owedCents }) =>
    `${formatCents(Math.abs(owedCents))} is owed to the ${owedCents > 0 ? 'seller' : 'buyer'}`,
  disputed: () => 'it is disputed',
  'under-way': () => 'a payment is under way',
  unanswered: () => 'the buyer has sent money, say whether it has arrived',
}

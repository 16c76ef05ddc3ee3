import type { Reader } from '#domain/booking/booking-reader.ts'
import { describeRule } from '#domain/booking/cancel-rule.ts'
import { totalOf } from '#domain/booking/change-money.ts'
import type { Credit } from '#domain/booking/document-money.ts'
import type { LedgerSums } from '#domain/booking/ledger-postings.ts'
import { withoutMakeUps } from '#domain/booking/make-up.ts'
import { areCause, CAUSE_DAYS, settleDues } from '#domain/booking/payments.ts'
import { type Cancellation, refundOf } from '#domain/booking/refund.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { required } from '#domain/required.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import type { Db } from '../../../platform/db/database.ts'
import {
  listPaymentEvents,
  listUnanswered,
  readCreditLeft,
  readMoneyFor,
} from '../../ground/ledger/read-money.ts'
import type { LockedBooking } from './lock-booking.ts'

type Agreed = Pick<LockedBooking, 'booking' | 'terms'>
interface RefundNowInput {
  now: Date
  by: Reader
}

/** What a cancellation means. Integer US cents: kept + refund = paid, and due is what stays owed beside that. */
export interface CancelSums {
  credits: Credit[]
  creditCents: number
  refundCents: number
  keptCents: number
  dueCents: number
  /** Why, in one sentence. */
  rule: string
}

/**
 * What would come back, and what would stay owed, if a booked booking were cancelled now, by its own tier and the ledger. A
 * seller who is not paid for weeks, and has answered whatever the buyer says was sent, cancels as the buyer would.
 */
export async function refundNow(db: Db, agreed: Agreed, cancelling: RefundNowInput): Promise<CancelSums> {
  const money = await readMoneyFor(db, agreed.booking)
  const isForCause = cancelling.by === 'seller' && (await isLongLate(db, agreed, { money, ...cancelling }))
  const given = toCancellation(agreed, isForCause ? { ...cancelling, by: 'buyer' } : cancelling)
  const paidCents = money.paidCents - money.refundedCents
  const { items } = refundOf({ ...given, paidCents })
  const named = required(agreed.terms).amounts.map(({ name }, at) => ({
    name,
    cents: required(items[at]).creditCents,
    taxCents: required(items[at]).creditTaxCents,
  }))
  const credits = boundCredits(named, await readCreditLeft(db, agreed.booking.id))
  const creditCents = totalOf(credits)
  const openCents = money.openCents - creditCents
  const refundCents = Math.max(0, -openCents)
  return {
    credits,
    creditCents,
    refundCents,
    keptCents: paidCents - refundCents,
    dueCents: Math.max(0, openCents),
    rule: isForCause ? `A payment is ${CAUSE_DAYS} days late. ${describeRule(given)}` : describeRule(given),
  }
}

/** Not while the seller has not answered a buyer who says that money was sent: it may be there. */
async function isLongLate(
  db: Db,
  { booking, terms }: Agreed,
  { money, now }: { money: LedgerSums; now: Date },
): Promise<boolean> {
  const today = toWallTime(now, booking.time_zone).date
  if (!areCause(settleDues(required(terms).schedule, money, today), today)) return false
  return listUnanswered(await listPaymentEvents(db, [booking.id])).length === 0
}

/** What a dispute has credited is not credited again. */
export function boundCredits(credits: Credit[], left: Omit<Credit, 'name'>): Credit[] {
  if (totalOf(credits) <= left.cents + left.taxCents) return credits
  return [{ name: 'All that is left', ...left }]
}

/** An admin cancels by the seller's tier, as the buyer would. */
export function toCancellation(
  { booking, terms }: Agreed,
  { now, by }: RefundNowInput,
): Omit<Cancellation, 'paidCents'> {
  const { cancellation, listing, amounts, timeZone } = required(terms)
  // days that make up for others cost nothing, and are no part of what is owed
  const { units, first, last } = withoutMakeUps(required(terms))
  return {
    tier: cancellation.tier,
    depositBasisPoints: cancellation.depositBasisPoints,
    medium: listing.medium,
    first,
    last,
    timeZone,
    periods: toPeriods(units),
    bookedAt: required(booking.booked_at),
    cancelledAt: now,
    by: by === 'seller' ? 'seller' : 'buyer',
    items: amounts.map(({ kind, cents, taxCents, passesThrough }) => ({
      kind,
      cents,
      taxCents,
      // made for the posting: before it nothing says that it was spent
      isSpent: passesThrough && booking.status === 'in-flight',
    })),
  }
}

/** Issues and dates; none where days stand together. */
function toPeriods(units: AgreedTerms['units']): AgreedTerms['units'] {
  const areListed = units.length > 1 || units.some(({ label, materialDate }) => label || materialDate)
  return areListed ? units : []
}

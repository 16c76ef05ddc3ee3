import { type SqlBool, sql } from 'kysely'
import { OPEN_DISPUTES } from '#domain/booking/dispute.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { UNFINISHED_STATUSES } from '#domain/booking/lifecycle.ts'
import { OPEN_STATES } from '#domain/booking/provider-payment.ts'
import {
  CREDITOR_GONE_DAYS,
  DEBT_DIFFERENCES,
  describeUnsettled,
  findUnsettledReason,
  type Settlement,
  type Unsettled,
} from '#domain/booking/unsettled.ts'
import { DAY_MS } from '#domain/dates.ts'
import { SIDES, type Side } from '#domain/messaging/conversation.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { toWordList } from '../../../platform/db/word-list.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { DISPUTED_CENTS, OPENING_CENTS } from './post-ledger.ts'
import { hasUnanswered } from './read-money.ts'

/** Whose: an account's on both of its sides, or a space's as its seller. */
type Holder = { userId: number } | { listingId: number }

/** The bookings that keep somebody from leaving, or a space from being archived: the one reading of "not settled". */
export async function listUnsettled(db: Db, of: Holder, now: Date): Promise<Unsettled[]> {
  const isTheirs =
    'listingId' in of
      ? sql<SqlBool>`booking.listing_id = ${of.listingId}`
      : sql<SqlBool>`(booking.buyer_id = ${of.userId} or booking.seller_id = ${of.userId})`
  const rows = await readSettlements(db, now).where(isTheirs).orderBy('booking.id').execute()
  return rows.flatMap(({ buyer_id, ...row }) => {
    const side: Side = 'userId' in of && buyer_id === of.userId ? 'buyer' : 'seller'
    const reason = findUnsettledReason(row, side)
    return reason ? [{ ...row, reason }] : []
  })
}

/** Sellers of whom some bookings are not settled for one of both sides. */
export async function listUnsettledSellers(
  db: Db,
  sellerIds: readonly number[],
  now: Date,
): Promise<Set<number>> {
  if (sellerIds.length === 0) return new Set()
  const rows = await readSettlements(db, now).where('booking.seller_id', 'in', sellerIds).execute()
  const held = rows.filter((row) => SIDES.some((side) => findUnsettledReason(row, side)))
  return new Set(held.map(({ seller_id }) => seller_id))
}

const ACCEPTED: BookingStatus = 'awaiting-payment'

/** Of a row of `bookings as booking`: what is open by the books, as `readMoney` counts it. */
export const OPEN_CENTS = sql<number>`(case when booking.status = ${sql.lit(ACCEPTED)} then booking.total_cents else 0 end
  + coalesce((select sum(${OPENING_CENTS}) from ledger_postings where booking_id = booking.id), 0))`

const IS_DISPUTED = sql<boolean>`(exists (select from booking_disputes as dispute
    where dispute.booking_id = booking.id and dispute.status in (${toWordList(OPEN_DISPUTES)}))
  or (select coalesce(sum(${DISPUTED_CENTS}), 0) from ledger_postings where booking_id = booking.id) > 0)`

const IS_UNDER_WAY = sql<boolean>`exists (select from provider_payments as payment
  where payment.booking_id = booking.id and payment.state in (${toWordList(OPEN_STATES)}))`

/** As an admin has closed it: while the books still say the same, it holds nobody. */
const IS_LET_GO = sql<SqlBool>`exists (select from reconciliation_differences as difference
  where difference.booking_id = booking.id and difference.closed_at is not null
    and difference.kind in (${toWordList(DEBT_DIFFERENCES)}) and difference.cents = ${OPEN_CENTS})`

/** Owed to somebody who is there, or has not left long ago. */
const owedCents = (now: Date) => sql<number>`(case
  when ${IS_LET_GO} then 0
  when (case when ${OPEN_CENTS} > 0 then seller.deleted_at else buyer.deleted_at end)
    < ${new Date(now.getTime() - CREDITOR_GONE_DAYS * DAY_MS)} then 0
  else ${OPEN_CENTS} end)::bigint`

/** How bookings stand of which something may be unsettled. */
function readSettlements(db: Db, now: Date) {
  const isUnanswered = hasUnanswered('booking.id')
  return db
    .selectFrom('bookings as booking')
    .innerJoin('listings', 'listings.id', 'booking.listing_id')
    .innerJoin('organizations as buyer', 'buyer.id', 'booking.buyer_id')
    .innerJoin('organizations as seller', 'seller.id', 'booking.seller_id')
    .select(['booking.id', 'booking.status', 'booking.buyer_id', 'booking.seller_id', 'listings.title'])
    .select(owedCents(now).as('owedCents'))
    .select(IS_DISPUTED.as('isDisputed'))
    .select(IS_UNDER_WAY.as('isUnderWay'))
    .select(sql<boolean>`${isUnanswered}`.as('isUnanswered'))
    .where('booking.status', '<>', 'draft')
    .where(({ or, eb }) =>
      or([
        eb('booking.status', 'in', UNFINISHED_STATUSES),
        sql<SqlBool>`${OPEN_CENTS} <> 0`,
        sql<SqlBool>`${IS_DISPUTED}`,
        sql<SqlBool>`${IS_UNDER_WAY}`,
        isUnanswered,
      ]),
    ) satisfies { execute(): Promise<(Settlement & { buyer_id: number; seller_id: number })[]> }
}

/** Nobody leaves the market with bookings that are not settled; each is named. @throws AppError `bookings-open` */
export async function refuseUnsettled(
  trx: Tx,
  of: { listingId: number } | { userId: number },
  now: Date,
): Promise<void> {
  const all = await listUnsettled(trx, of, now)
  if (all.length === 0) return
  const bookings = all.map(({ id, title, reason, owedCents }) => ({ id, title, reason, owedCents }))
  const more = 'listingId' in of ? ' The space can be paused meanwhile.' : ''
  throw new AppError('bookings-open', { message: `${describeUnsettled(all)}${more}`, body: { bookings } })
}

import { type SqlBool, sql } from 'kysely'
import { BOOKING_LIMITS } from '#domain/booking/booking-terms.ts'
import type { LedgerPurpose } from '#domain/booking/ledger-postings.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import {
  findOpenRefusal,
  NEW_ACCOUNT_DAYS,
  type OpenCounts,
  type OpeningStep,
  UNPAID_ENDS,
} from '#domain/booking/open-limits.ts'
import type { PaymentKind } from '#domain/booking/payment-events.ts'
import { MOVING_STATES } from '#domain/booking/provider-payment.ts'
import { required } from '#domain/required.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { toWordList } from '../../../platform/db/word-list.ts'
import { AppError } from '../../../platform/http/app-error.ts'

/** First key of the lock; any constant that all processes share. The second is the buyer. */
const OPENING = 0x68_6f_6c_64

interface OpenLimitsInput {
  step: OpeningStep
  buyerId: number
  sellerId: number
  listingId: number
  now: Date
}

/**
 * One after another for a buyer, until the commit: two at once never pass a bound together. The first lock of its transaction,
 * before conversation, booking and units. @throws AppError `booking-limit`, `hold-limit`, `request-first`
 */
export async function enforceOpenLimits(trx: Tx, opening: OpenLimitsInput): Promise<void> {
  await sql`select pg_advisory_xact_lock(${OPENING}::int, ${opening.buyerId}::int)`.execute(trx)
  const { ofSeller, ...counts } = await readCounts(trx, opening)
  if (opening.step === 'hold' && ofSeller >= BOOKING_LIMITS.holds) throw new AppError('hold-limit')
  const refusal = findOpenRefusal(opening.step, counts)
  if (refusal) throw new AppError(refusal.code, { message: refusal.message })
}

const OPEN: Record<OpeningStep, BookingStatus> = {
  request: 'requested',
  hold: 'held',
  book: 'awaiting-payment',
}
const PAID: LedgerPurpose = 'paid'
const ENDED: BookingStatus = 'expired'
const TRIED: readonly PaymentKind[] = ['sent', 'processing', 'authorized']

/** What came of it was up to others: money was under way or said to be, or no provider ever opened a page to pay on. */
const hasTriedToPay = (bookingId: string) => sql<SqlBool>`(exists (select from payment_events
    where booking_id = ${sql.ref(bookingId)} and kind in (${toWordList(TRIED)}))
  or (select bool_and(redirect_url is null) from provider_payments
    where booking_id = ${sql.ref(bookingId)} and kind = 'charge') is true)`

/** What a provider is moving is as good as paid. */
async function readCounts(
  trx: Tx,
  { step, buyerId, sellerId, listingId, now }: OpenLimitsInput,
): Promise<OpenCounts & { ofSeller: number }> {
  const { rows } = await sql<OpenCounts & { ofSeller: number }>`
    with own as materialized (
      select * from bookings where buyer_id = ${buyerId} and status = ${OPEN[step]} and not exists (
        select from provider_payments as payment where payment.booking_id = bookings.id
          and payment.state in (${toWordList(MOVING_STATES)})))
    select (select count(*)::int from own) as all,
      (select count(*)::int from own where listing_id = ${listingId}) as "ofSpace",
      (select count(*)::int from own where seller_id = ${sellerId}) as "ofSeller",
      organizations.created_at > ${now}::timestamptz - make_interval(days => ${NEW_ACCOUNT_DAYS}) or not exists (
        select from ledger_postings as posting join bookings on bookings.id = posting.booking_id
        where bookings.buyer_id = organizations.id and posting.purpose = ${PAID}) as "isNew",
      (select count(*)::int from booking_events as event join bookings on bookings.id = event.booking_id
        where bookings.buyer_id = organizations.id and bookings.status = ${ENDED} and event.to_status = ${ENDED}
          and event.from_status = ${OPEN.book}
          and not ${hasTriedToPay('bookings.id')}
          and event.created_at > ${now}::timestamptz - make_interval(days => ${UNPAID_ENDS.withinDays})) as "unpaidEnds"
    from organizations where organizations.id = ${buyerId}`.execute(trx)
  return required(rows[0])
}

import { findDeadline } from '#domain/booking/deadlines.ts'
import { type Actor, isVerified } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import { toInstant } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import { addKeyedJob } from '../../../platform/jobs/keyed-job.ts'
import {
  type BookingRow,
  getBookingRow,
  lockBooking,
  noSuchBooking,
  staleBookingError,
} from './lock-booking.ts'
import { requireBrand } from './require-brand.ts'
import { updateDeadline, updateRequest } from './write-booking.ts'

type WaitlistContext = Pick<AppContext, 'db' | 'now' | 'metrics'>

interface WaitlistInput {
  id: number
  actor: Actor
}

interface JoinWaitlistInput extends WaitlistInput {
  brand?: string | undefined
}

export const OFFER_TASK = 'offer-freed-dates'

/**
 * Puts a draft on the list of those who wait for its dates; it is kept until they begin. Where they are free by now, they
 * are offered at once. @returns its id.
 * @throws AppError `booking-not-found`, `wrong-step`, `verify-email-first`, `invalid-input` without a brand
 */
export async function joinWaitlist(
  { db, metrics, now }: WaitlistContext,
  asked: JoinWaitlistInput,
  keep: RecordResult,
): Promise<number> {
  await inTransaction({ db, metrics }, async (trx) => {
    await joinWaitlistIn(trx, { ...asked, now: now() })
    await keep(trx, asked.id)
  })
  return asked.id
}

/** The same in somebody else's transaction; joined already is as good. @throws AppError as `joinWaitlist` */
export async function joinWaitlistIn(
  trx: Tx,
  { now, brand, ...asked }: JoinWaitlistInput & { now: Date },
): Promise<void> {
  if (!isVerified(asked.actor)) throw new AppError('verify-email-first')
  const booking = await lockDraft(trx, asked)
  if (booking.status !== 'draft') throw staleBookingError()
  const begins = toInstant({ date: booking.first_day, minute: 0 }, booking.time_zone)
  if (begins <= now) throw staleBookingError()
  await updateBrand(trx, booking, brand)
  await trx
    .insertInto('waitlist_entries')
    .values({ booking_id: booking.id, created_at: now })
    .onConflict((conflict) => conflict.constraint('waitlist_entries_booking_key').doNothing())
    .execute()
  await updateDeadline(trx, booking.id, begins)
  await scheduleOffers(trx, booking.listing_id)
}

/** The seller's published terms may make a hold of it, which is accepted as it stands. */
async function updateBrand(trx: Tx, { id, request }: BookingRow, brand = request.brand): Promise<void> {
  requireBrand(brand)
  if (brand === request.brand) return
  await updateRequest(trx, id, { ...request, brand })
}

/** The draft is one like others again. @throws AppError `booking-not-found` */
export async function leaveWaitlist(
  { db, metrics, now }: WaitlistContext,
  asked: WaitlistInput,
): Promise<void> {
  await inTransaction({ db, metrics }, async (trx) => {
    const booking = await lockDraft(trx, asked)
    if (!(await endWaiting(trx, booking))) return
    const { first_day: first, last_day: last, time_zone: timeZone } = booking
    await updateDeadline(
      trx,
      booking.id,
      required(findDeadline('draft', { now: now(), timeZone, first, last, answerHours: 0 })),
    )
  })
}

/** @throws AppError `booking-not-found` for all but the buyer */
async function lockDraft(trx: Tx, { id, actor }: WaitlistInput): Promise<BookingRow> {
  const { reader } = await getBookingRow(trx, id, actor)
  if (reader !== 'buyer') throw noSuchBooking()
  return (await lockBooking(trx, id)).booking
}

/** Takes a locked booking off the list, and looks who is next. @returns whether it was on it */
export async function endWaiting(
  trx: Tx,
  { id, listing_id }: Pick<BookingRow, 'id' | 'listing_id'>,
): Promise<boolean> {
  const gone = await trx
    .deleteFrom('waitlist_entries')
    .where('booking_id', '=', id)
    .returning('offered_until')
    .executeTakeFirst()
  if (gone?.offered_until) await scheduleOffers(trx, listing_id)
  return gone !== undefined
}

/** Has somebody look, after the commit, whether anybody waits for what is free of a space now. */
export async function scheduleOffers(trx: Tx, listingId: number): Promise<void> {
  const waiting = await trx
    .selectFrom('waitlist_entries as entry')
    .innerJoin('bookings', 'bookings.id', 'entry.booking_id')
    .select('entry.id')
    .where('listing_id', '=', listingId)
    .where('entry.offered_until', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!waiting) return
  await addKeyedJob(trx, { task: OFFER_TASK, key: `waitlist:${listingId}`, payload: { listingId } })
}

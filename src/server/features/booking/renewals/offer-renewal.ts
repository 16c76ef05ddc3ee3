import type { renewalRoutes } from '#contract/booking/renewals.ts'
import type { Out } from '#contract/route.ts'
import { findDeadline } from '#domain/booking/deadlines.ts'
import { canRenew, findRenewalDeadline } from '#domain/booking/renewal.ts'
import type { AgreedTerms, BookingRequest } from '#domain/booking/terms.ts'
import { toShortDate } from '#domain/format-dates.ts'
import { type Actor, isVerified } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Origin } from '../../../platform/db/audit.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { retryLocks } from '../../../platform/db/retry-locks.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import { requireReachable } from '../../messaging/conversations/lock-conversation.ts'
import { getBookingRow } from '../bookings/get-booking-row.ts'
import { type BookingRow, lockBooking, lockSeen } from '../bookings/lock-booking.ts'
import { moveBooking } from '../bookings/move-booking.ts'
import { buildNextTerm } from '../bookings/propose-terms.ts'
import { staleBookingError } from '../bookings/refuse.ts'

type Context = Pick<AppContext, 'db' | 'config' | 'now' | 'gazetteer' | 'metrics'>
type Input = Out<typeof renewalRoutes.offerRenewal.body>

interface OfferRenewalInput {
  bookingId: number
  actor: Actor
  input: Input
  origin: Origin
}

/**
 * A quote of its seller for the next term, a booking of its own beside the one that runs. Nothing binds the buyer before the
 * buyer accepts it. @returns its id. @throws AppError `booking-not-found`, `wrong-step`, `term-not-sold`, `dates-taken`
 */
export async function offerRenewal(
  context: Context,
  asked: OfferRenewalInput,
  keep: RecordResult,
): Promise<number> {
  const { bookingId, actor, input, origin } = asked
  const { booking, reader } = await getBookingRow(context.db, bookingId, actor)
  if (reader !== 'seller') throw staleBookingError()
  if (!isVerified(actor)) throw new AppError('verify-email-first')
  await requireRenewable(context.db, booking)
  const terms = await buildNextTerm(context, booking, input.terms)
  requireLater(terms, booking)
  return retryLocks(context.metrics, () =>
    context.db.transaction().execute(async (trx) => {
      const now = context.now()
      const locked = await lockSeen(trx, booking)
      await requireRenewable(trx, locked.booking)
      await requireReachable(trx, actor.id, booking.buyer_id)
      const id = await insertRenewal(trx, booking, { input, terms, now })
      await moveBooking(context, trx, await lockBooking(trx, id), {
        step: 'renew',
        actor: 'seller',
        by: actor.id,
        now,
        terms,
        origin,
        holdsDates: input.holdsDates,
        deadlineAt: findRenewalDeadline(now, terms),
      })
      await keep(trx, id)
      return id
    }),
  )
}

async function requireRenewable(db: Db, { id, status }: BookingRow): Promise<void> {
  const last = await db
    .selectFrom('bookings')
    .select('status')
    .where('renews_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!canRenew(status, last ?? null)) throw staleBookingError()
}

function requireLater({ first }: AgreedTerms, { last_day: last }: BookingRow): void {
  if (first > last) return
  const message = `A renewal begins after ${toShortDate(last)}, the last day of the booking.`
  throw new AppError('term-not-sold', { message, body: { nearest: null } })
}

interface Renewal {
  input: Input
  terms: AgreedTerms
  now: Date
}

/** In an order of its own, which has left already. */
async function insertRenewal(trx: Tx, booking: BookingRow, { input, terms, now }: Renewal): Promise<number> {
  const { buyer_id: buyerId } = booking
  const { unitId, from, to, quantity, extras, note } = input.terms
  const wish: BookingRequest = { ...booking.wish, unitId, from, to, quantity, extras, note }
  const { timeZone, first, last } = terms
  const order = await trx
    .insertInto('orders')
    .values({ buyer_id: buyerId, status: 'placed' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await trx
    .insertInto('bookings')
    .values({
      order_id: order.id,
      renews_id: booking.id,
      listing_id: booking.listing_id,
      buyer_id: buyerId,
      seller_id: booking.seller_id,
      wish: JSON.stringify(wish),
      first_day: first,
      last_day: last,
      time_zone: timeZone,
      total_cents: terms.totalCents,
      deadline_at: findDeadline('draft', { now, timeZone, first, last, answerHours: 0 }),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

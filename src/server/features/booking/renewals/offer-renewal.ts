import type { renewalRoutes } from '#contract/booking/renewals.ts'
import type { Out } from '#contract/route.ts'
import { isOnBehalf } from '#domain/booking/booking-reader.ts'
import { mayGoBelow } from '#domain/booking/price-floor.ts'
import { canRenew, findRenewalDeadline } from '#domain/booking/renewal.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { toShortDate } from '#domain/format-dates.ts'
import { type Actor, isVerified } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Origin } from '../../../platform/db/audit.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import { requireReachable } from '../../messaging/conversations/lock-conversation.ts'
import { type BookingRow, getBookingRow, lockSeen, staleBookingError } from '../bookings/lock-booking.ts'
import { buildNextTerm, proposeNextTerm } from '../bookings/propose-terms.ts'

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
 * buyer accepts it. @returns its id. @throws AppError `booking-not-found`, `wrong-step`, `term-not-sold`, `dates-taken`,
 * `below-minimum`
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
  const terms = await buildNextTerm(context, booking, input.terms, { mayGoBelow: mayGoBelow(actor) })
  requireLater(terms, booking)
  return inTransaction(context, async (trx) => {
    const now = context.now()
    const locked = await lockSeen(trx, booking)
    await requireRenewable(trx, locked.booking)
    await requireReachable(trx, actor.organizationId, booking.buyer_id)
    const deadlineAt = findRenewalDeadline(now, terms)
    const id = await proposeNextTerm(context, trx, locked.booking, {
      proposal: input.terms,
      move: { by: actor.personId, now, terms, origin, holdsDates: input.holdsDates, deadlineAt },
    })
    await keep(trx, id)
    return id
  })
}

async function requireRenewable(db: Db, booking: BookingRow): Promise<void> {
  const { id, status } = booking
  const last = await db
    .selectFrom('bookings')
    .select('status')
    .where('renews_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (isOnBehalf(booking) || !canRenew(status, last ?? null)) throw staleBookingError()
}

function requireLater({ first }: AgreedTerms, { last_day: last }: BookingRow): void {
  if (first > last) return
  const message = `A renewal begins after ${toShortDate(last)}, the last day of the booking.`
  throw new AppError('term-not-sold', { message, body: { nearest: null } })
}

import { differenceOf, totalOf } from '#domain/booking/change-money.ts'
import { findDeadline } from '#domain/booking/deadlines.ts'
import { CLAIMING_STATUSES } from '#domain/booking/lifecycle.ts'
import { sumCents } from '#domain/booking/price/cents.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import { required } from '#domain/required.ts'
import type { Config } from '../../../config.ts'
import type { Origin } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { postLedger } from '../../ground/ledger/post-ledger.ts'
import { readCreditLeft } from '../../ground/ledger/read-money.ts'
import { setBookingClaims } from '../availability/booking-claims.ts'
import { keepFeeRate } from '../bookings/agreed-fee.ts'
import { toClaims } from '../bookings/claim-dates.ts'
import { creditBooking } from '../bookings/credit-booking.ts'
import { insertVersion, recordAcceptances } from '../bookings/insert-version.ts'
import type { BookingRow, LockedBooking } from '../bookings/lock-booking.ts'
import { boundCredits } from '../bookings/refund-now.ts'
import { issueDocument } from '../documents/issue.ts'
import type { ChangeRow } from './queries.ts'

interface Accepting {
  change: ChangeRow
  side: Side
  by: number
  origin: Pick<Origin, 'address' | 'userAgent'>
  now: Date
}

/**
 * Puts what was proposed in place of the terms of a locked booking: a version that both have accepted, its dates in place of
 * the old ones, its papers, and the difference in the books. All or nothing. @throws AppError `dates-taken`
 */
export async function applyChange(
  config: Config,
  trx: Tx,
  locked: LockedBooking,
  accepting: Accepting,
): Promise<void> {
  const { change, now } = accepting
  const before = required(locked.terms)
  const after = JSON.parse(change.terms) as AgreedTerms
  const version = await agree(trx, locked.booking, accepting, after)
  locked.terms = after
  locked.booking = await writeBooking(trx, locked.booking, { version, after, accepting })
  // what is over takes no dates any more
  if (CLAIMING_STATUSES.includes(locked.booking.status))
    await setBookingClaims(trx, {
      bookingId: locked.booking.id,
      claims: toClaims(locked.booking, after),
      replacesImports: true,
      now,
    })
  await postDifference(config, trx, locked.booking, { before, after, change, now })
}

/** The proposal was the acceptance of whoever made it. */
async function agree(
  trx: Tx,
  booking: BookingRow,
  { change, side, by, origin, now }: Accepting,
  after: AgreedTerms,
): Promise<number> {
  const { id } = booking
  const version = await insertVersion(trx, booking, { terms: after, side: change.proposed_by, now })
  const proposed = { address: change.address, userAgent: change.user_agent } as Accepting['origin']
  const proposer = { side: change.proposed_by, userId: change.user_id, origin: proposed }
  await recordAcceptances(trx, { id, version }, { acceptances: [proposer], now: change.created_at })
  await recordAcceptances(trx, { id, version }, { acceptances: [{ side, userId: by, origin }], now })
  return version
}

/** Together with the event that tells it. */
async function writeBooking(
  trx: Tx,
  { id, status }: BookingRow,
  { version, after, accepting }: { version: number; after: AgreedTerms; accepting: Accepting },
): Promise<BookingRow> {
  const { side, by, now, change } = accepting
  const { first, last, timeZone, totalCents } = after
  return trx
    .with('event', (db) =>
      db.insertInto('booking_events').values({
        booking_id: id,
        step: 'change',
        from_status: status,
        to_status: status,
        actor: side,
        actor_id: by,
        version,
        reason: change.reason,
        created_at: now,
      }),
    )
    .updateTable('bookings')
    .set({
      version,
      first_day: first,
      last_day: last,
      total_cents: totalCents,
      deadline_at: findDeadline(status, { now, timeZone, first, last, answerHours: 0 }),
      updated_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

interface Changed {
  before: AgreedTerms
  after: AgreedTerms
  change: ChangeRow
  now: Date
}

/** The revised order, what is owed beside the rest, and what is no longer: papers and books say the same. */
async function postDifference(
  config: Config,
  trx: Tx,
  booking: BookingRow,
  { before, after, change, now }: Changed,
): Promise<void> {
  const { id: bookingId, seller_id: sellerId } = booking
  const source = `change:${change.id}`
  const { charges, credits } = differenceOf(before, after)
  await issueDocument(trx, { bookingId, paper: { kind: 'insertion-order' }, source, now })
  if (charges.length > 0) {
    await issueDocument(trx, { bookingId, paper: { kind: 'invoice', charges }, source, now })
    const taxCents = sumCents(charges.map((charge) => charge.taxCents))
    const feeBasisPoints = await keepFeeRate(trx, booking, config)
    const posting = { purpose: 'booked', source, bookingId, sellerId, feeBasisPoints } as const
    await postLedger(trx, { ...posting, cents: totalOf(charges), taxCents, now })
  }
  const bounded = boundCredits(credits, await readCreditLeft(trx, bookingId))
  const reason = `Agreed change: ${change.reason}`
  await creditBooking(trx, { id: bookingId, seller_id: sellerId }, { credits: bounded, reason, source, now })
}

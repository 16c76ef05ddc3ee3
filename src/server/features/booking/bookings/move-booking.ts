import type { Insertable } from 'kysely'
import { challengedUntil, DEADLINES, findDeadline } from '#domain/booking/deadlines.ts'
import {
  BOOKING_LIFECYCLE,
  type BookingStatus,
  CLAIMING_STATUSES,
  FINAL_STATUSES,
} from '#domain/booking/lifecycle.ts'
import { decide } from '#domain/lifecycle.ts'
import { required } from '#domain/required.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { BookingEventsTable } from '../../../platform/db/tables.gen.ts'
import { openConversation } from '../../messaging/conversations/open-conversation.ts'
import { acceptMove } from './accept-move.ts'
import { feeRateOf } from './agreed-fee.ts'
import type { BookingMove, Moving } from './booking-move.ts'
import { claimDates } from './claim-dates.ts'
import { countMove } from './count-move.ts'
import { expireChange } from './expire-change.ts'
import { findTransferUntil } from './find-transfer-until.ts'
import { insertVersion } from './insert-version.ts'
import { lastInstructions } from './last-instructions.ts'
import { leaveOrder } from './leave-order.ts'
import type { BookingRow, LockedBooking } from './lock-booking.ts'
import { notifyBookingMove } from './notify-booking-move.ts'
import { postBookingEntries } from './post-booking-entries.ts'
import { refusedStep } from './refuse.ts'
import { requireGoodStanding } from './require-good-standing.ts'
import { scheduleOffers } from './waitlist.ts'

/**
 * Moves a locked booking: the one place that writes a booking's status, and with it its version, who accepted, the event, the
 * dates it takes, until when it may stay, its papers and books, and what both sides are told.
 * @throws AppError `wrong-step`, `invalid-input` for a missing reason, `dates-taken`, and for a draft as `requireStanding`
 */
export async function moveBooking(
  context: Moving,
  trx: Tx,
  locked: LockedBooking,
  move: BookingMove,
): Promise<BookingRow> {
  const { booking: before } = locked
  const decided = decide(BOOKING_LIFECYCLE, before.status, move)
  if (!decided.ok) throw refusedStep(decided.refusal)
  await openThread(trx, locked, decided.to, move)
  await propose(trx, locked, move)
  await acceptMove(trx, locked.booking, move)
  const feeBasisPoints = AGREED_IN.includes(decided.to) ? feeRateOf(before, context.config) : null
  locked.booking = await writeStatus(trx, locked, { to: decided.to, feeBasisPoints }, move)
  if (!move.isClaimed) await claimDates(trx, locked, move)
  const hadOffer = before.status === 'draft' && (await leaveOrder(trx, before))
  if (FINAL_STATUSES.includes(decided.to)) await expireChange(trx, before.id, move.now)
  const refund = await postBookingEntries(trx, { locked, before }, move)
  await countMove(trx, locked, move)
  await notifyBookingMove(context, trx, { ...locked, from: before.status, refund }, move)
  if (hadOffer || freesDates(before.status, decided.to)) await scheduleOffers(trx, before.listing_id)
  return locked.booking
}

/** Where both have accepted: from here on the platform's fee is agreed too. */
const AGREED_IN: readonly BookingStatus[] = ['awaiting-payment', 'booked']

/** What one has freed is for those who wait; a draft takes nothing. */
function freesDates(from: BookingStatus, to: BookingStatus): boolean {
  return from !== 'draft' && !CLAIMING_STATUSES.includes(to)
}

/** What leaves the buyer's own desk has a conversation from there on. */
async function openThread(trx: Tx, locked: LockedBooking, to: BookingStatus, { now }: BookingMove) {
  const { id, listing_id, buyer_id, seller_id } = locked.booking
  if (locked.conversation || to === 'withdrawn' || to === 'expired') return
  const parties = { listingId: listing_id, buyerId: buyer_id, sellerId: seller_id }
  locked.conversation = await openConversation(trx, { ...parties, bookingId: id, now })
  await requireGoodStanding(trx, locked.booking)
}

async function propose(trx: Tx, locked: LockedBooking, { terms, actor, now }: BookingMove): Promise<void> {
  if (!terms) return
  const side = actor === 'seller' ? 'seller' : 'buyer'
  const version = await insertVersion(trx, locked.booking, { terms, side, now })
  locked.terms = terms
  locked.booking = {
    ...locked.booking,
    version,
    first_day: terms.first,
    last_day: terms.last,
    time_zone: terms.timeZone,
    total_cents: terms.totalCents,
  }
}

/** Together with the event that tells it. */
async function writeStatus(
  trx: Tx,
  locked: LockedBooking,
  { to, feeBasisPoints }: { to: BookingStatus; feeBasisPoints: number | null },
  move: BookingMove,
): Promise<BookingRow> {
  const { booking, conversation } = locked
  const isAgreed = to === 'awaiting-payment' && booking.instructions_id === null
  const deadlineAt = await findMoveDeadline(trx, booking, to, move)
  return trx
    .with('event', (db) => db.insertInto('booking_events').values(toEvent(booking, to, move)))
    .updateTable('bookings')
    .set({
      status: to,
      version: booking.version,
      first_day: booking.first_day,
      last_day: booking.last_day,
      time_zone: booking.time_zone,
      total_cents: booking.total_cents,
      fee_basis_points: feeBasisPoints ?? booking.fee_basis_points,
      conversation_id: conversation?.id ?? null,
      deadline_at: deadlineAt,
      booked_at: to === 'booked' ? move.now : booking.booked_at,
      instructions_id: isAgreed ? lastInstructions(trx, booking.seller_id) : booking.instructions_id,
      updated_at: move.now,
    })
    .where('id', '=', booking.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function toEvent(
  { id, status, version }: BookingRow,
  to: BookingStatus,
  { step, actor, by, reason, now }: BookingMove,
): Insertable<BookingEventsTable> {
  return {
    booking_id: id,
    step,
    from_status: status,
    to_status: to,
    actor,
    actor_id: by,
    version,
    reason: reason || null,
    created_at: now,
  }
}

async function findMoveDeadline(
  trx: Tx,
  booking: BookingRow,
  to: BookingStatus,
  { step, now, deadlineAt, holdDays }: BookingMove,
): Promise<Date | null> {
  if (deadlineAt) return deadlineAt
  if (step === 'challenge') return challengedUntil(now, required(booking.deadline_at))
  // accepted by one side: held for as long as it was
  if (to === booking.status) return booking.deadline_at
  return findDeadline(to, {
    now,
    timeZone: booking.time_zone,
    first: booking.first_day,
    last: booking.last_day,
    answerHours: to === 'requested' ? await readAnswerHours(trx, booking.listing_id) : 0,
    holdDays: holdDays ?? DEADLINES.holdDays.default,
  })
}

async function readAnswerHours(trx: Tx, listingId: number): Promise<number> {
  const { answer_hours } = await trx
    .selectFrom('booking_terms')
    .select('answer_hours')
    .where('listing_id', '=', listingId)
    .executeTakeFirstOrThrow()
  return answer_hours
}

/** Of a locked booking whose buyer pays by bank transfer, whether that is chosen or said to be done: the days it takes. */
export async function extendForTransfer(trx: Tx, booking: BookingRow): Promise<void> {
  const until = findTransferUntil(booking, await findAgreedAt(trx, booking.id))
  if (!until) return
  await trx.updateTable('bookings').set({ deadline_at: until }).where('id', '=', booking.id).execute()
}

async function findAgreedAt(trx: Tx, bookingId: number): Promise<Date | undefined> {
  const event = await trx
    .selectFrom('booking_events')
    .select('created_at')
    .where('booking_id', '=', bookingId)
    .where('to_status', '=', 'awaiting-payment')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return event?.created_at
}

import { isOnBehalf } from '#domain/booking/booking-reader.ts'
import { challengedUntil, DEADLINES, findDeadline } from '#domain/booking/deadlines.ts'
import {
  type BookingStatus,
  CLAIMING_STATUSES,
  ELSEWHERE_ORIGINS,
  FINAL_STATUSES,
} from '#domain/booking/lifecycle.ts'
import { required } from '#domain/required.ts'
import type { Config } from '../../../config.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { openConversation } from '../../messaging/conversations/lock-conversation.ts'
import { acceptMove } from './accept-move.ts'
import { feeRateOf } from './agreed-fee.ts'
import type { BookingMove, MoveContext } from './booking-move.ts'
import { expireChange } from './change-rows.ts'
import { claimDates } from './claim-dates.ts'
import { countMove } from './count-move.ts'
import { findTransferUntil } from './find-transfer-until.ts'
import { insertVersion } from './insert-version.ts'
import { lastInstructions } from './last-instructions.ts'
import type { BookingRow, LockedBooking } from './lock-booking.ts'
import { notifyBookingMove } from './notify-booking-move.ts'
import { leaveOrder } from './order-rows.ts'
import { postBookingEntries } from './post-booking-entries.ts'
import { requireGoodStanding } from './require-good-standing.ts'
import { scheduleOffers } from './waitlist.ts'
import { applyTransition, decideStep, updateDeadline, updateFeeRate, updateThread } from './write-booking.ts'

/**
 * Moves a locked booking one step: its status with its event, its version, who accepted, the dates it takes, until when it may
 * stay, its papers and books, and what both sides are told.
 * @throws AppError `wrong-step`, `invalid-input` for a missing reason, `dates-taken`, and for a draft as `requireStanding`
 */
export async function moveBooking(
  context: MoveContext,
  trx: Tx,
  locked: LockedBooking,
  move: BookingMove,
): Promise<BookingRow> {
  const { booking: before } = locked
  const to = decideStep(before.status, move)
  await openThread(trx, locked, to, move)
  await propose(trx, locked, move)
  await acceptMove(trx, locked.booking, move)
  const feeBasisPoints = AGREED_IN.includes(to) ? feeRateOf(before, context.config) : before.fee_basis_points
  locked.booking = await writeMove(trx, locked, { to, feeBasisPoints }, move)
  if (!move.isClaimed) await claimDates(trx, locked, move)
  const hadOffer = before.status === 'draft' && (await leaveOrder(trx, before))
  if (FINAL_STATUSES.includes(to)) await expireChange(trx, before.id, move.now)
  const refund = await postBookingEntries(trx, { locked, before }, move)
  await countMove(trx, locked, move)
  await notifyBookingMove(context, trx, { ...locked, from: before.status, refund }, move)
  if (hadOffer || freesDates(before.status, to)) await scheduleOffers(trx, before.listing_id)
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
  // nobody is there to talk to
  if (isOnBehalf(locked.booking)) {
    if (locked.booking.status === 'draft') await requireGoodStanding(trx, locked.booking)
    return
  }
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

async function writeMove(
  trx: Tx,
  { booking, conversation }: LockedBooking,
  { to, feeBasisPoints }: { to: BookingStatus; feeBasisPoints: number | null },
  move: BookingMove,
): Promise<BookingRow> {
  const isAgreed = (to === 'awaiting-payment' || move.step === 'record') && booking.instructions_id === null
  const deadlineAt = await findMoveDeadline(trx, booking, to, move)
  return applyTransition(trx, booking, {
    ...move,
    set: {
      version: booking.version,
      first_day: booking.first_day,
      last_day: booking.last_day,
      time_zone: booking.time_zone,
      total_cents: booking.total_cents,
      fee_basis_points: feeBasisPoints,
      conversation_id: conversation?.id ?? null,
      deadline_at: deadlineAt,
      booked_at: to === 'booked' ? move.now : booking.booked_at,
      instructions_id: isAgreed ? lastInstructions(trx, booking.seller_id) : booking.instructions_id,
    },
  })
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
  if (until) await updateDeadline(trx, booking.id, until)
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

/** The rate of the fee, agreed from now on: for locked bookings that were accepted before rates were stored. */
export async function keepFeeRate(trx: Tx, booking: BookingRow, config: Config): Promise<number> {
  const rate = feeRateOf(booking, config)
  if (booking.fee_basis_points === null) await updateFeeRate(trx, booking.id, rate)
  return rate
}

interface OpenThreads {
  buyerId: number
  sellerId: number
  statuses: readonly BookingStatus[]
  now: Date
}

/**
 * What a seller has held or recorded for a client becomes a booking like others: it gets its thread. What holds the days of a proposal
 * is none that its client answers by itself, and stays the seller's; one that was recorded as booked is theirs too.
 */
export async function openThreads(trx: Tx, { buyerId, sellerId, statuses, now }: OpenThreads): Promise<void> {
  const bookings = await trx
    .selectFrom('bookings')
    .select(['id', 'listing_id'])
    .where('buyer_id', '=', buyerId)
    .where('seller_id', '=', sellerId)
    .where('origin', 'in', ELSEWHERE_ORIGINS)
    .where('conversation_id', 'is', null)
    .where('status', 'in', statuses)
    .where((eb) =>
      eb.or([
        eb('status', '<>', 'held'),
        eb('id', 'not in', trx.selectFrom('proposal_holds').select('booking_id')),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id, listing_id: listingId } of bookings) {
    const thread = await openConversation(trx, { listingId, buyerId, sellerId, bookingId: id, now })
    await updateThread(trx, id, thread.id)
  }
}

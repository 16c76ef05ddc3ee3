import { isOnBehalf, readerOf } from '#domain/booking/booking-reader.ts'
import type { DisputeStep } from '#domain/booking/dispute.ts'
import { canDispute, DISPUTE_LIFECYCLE } from '#domain/booking/dispute.ts'
import { describeProblem } from '#domain/booking/problem.ts'
import { decide } from '#domain/lifecycle.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import { refusedStep } from '../../../platform/http/refused-step.ts'
import {
  type LockedBooking,
  lockBooking,
  noSuchBooking,
  staleBookingError,
} from '../bookings/lock-booking.ts'
import { notifyDisputeStep } from './notify-dispute-step.ts'
import { disputeActorOf } from './policy.ts'
import { type Problem, priceProblem, storeEvidence } from './problem.ts'
import { findOpenDispute } from './queries.ts'

type Context = Pick<AppContext, 'db' | 'config' | 'now' | 'limiter' | 'metrics'>

interface OpenDisputeInput {
  bookingId: number
  actor: Actor
}

/**
 * With a problem, which its buyer has with days of it: what the signed terms give for them is kept with it. @returns its id
 * @throws AppError `booking-not-found`, `wrong-step` before and after its time, and beside an open one; `problem-too-late`, `nothing-lost`
 */
export function openDispute(
  context: Context,
  { reason, problem, ...asked }: OpenDisputeInput & { reason: string; problem?: Problem | undefined },
  keep: RecordResult,
): Promise<number> {
  return asSide(context, asked, async (trx, locked, side) => {
    const { booking } = locked
    // of what nobody has booked there is no problem, and no day until which one could be reported
    if (booking.booked_at === null || isOnBehalf(booking)) throw staleBookingError()
    const now = context.now()
    const priced = problem && (await price(trx, locked, { problem, side, now }))
    const { booked_at: bookedAt, last_day: last, time_zone: timeZone } = booking
    if (!canDispute({ bookedAt, last, timeZone }, now)) throw staleBookingError()
    if (await findOpenDispute(trx, booking.id)) throw staleBookingError()
    const dispute = await trx
      .insertInto('booking_disputes')
      .values({ booking_id: booking.id, status: 'open', opened_by: side, reason, ...priced, created_at: now })
      .returningAll()
      .executeTakeFirstOrThrow()
    if (problem)
      await storeEvidence(trx, { disputeId: dispute.id, bookingId: booking.id, proofs: problem.proofs })
    await keep(trx, dispute.id)
    await notifyDisputeStep(context, trx, locked, {
      dispute,
      step: 'open',
      side,
      by: asked.actor.personId,
      words: priced ? `${describeProblem(priced)} ${reason}` : reason,
    })
    return dispute.id
  })
}

async function price(
  trx: Tx,
  { booking, terms }: LockedBooking,
  { problem, side, now }: { problem: Problem; side: Side; now: Date },
) {
  if (side !== 'buyer') throw new AppError('nothing-lost')
  const asked_cents = await priceProblem(trx, { booking, terms: required(terms) }, { problem, now })
  return { kind: problem.kind, lost_from: problem.from, lost_to: problem.to, asked_cents }
}

/** Answers the open dispute, or withdraws it. @returns its id. @throws AppError `booking-not-found`, `wrong-step` */
export function applyDisputeStep(
  context: Context,
  {
    step,
    answer,
    ...asked
  }: OpenDisputeInput & { step: Exclude<DisputeStep, 'open' | 'resolve'>; answer: string | null },
  keep: RecordResult,
): Promise<number> {
  return asSide(context, asked, async (trx, locked, side) => {
    const open = await findOpenDispute(trx, locked.booking.id)
    if (!open) throw staleBookingError()
    const actor = disputeActorOf(open.opened_by, side)
    const decided = decide(DISPUTE_LIFECYCLE, open.status, { step, actor, reason: answer })
    if (!decided.ok) throw refusedStep(decided.refusal)
    const dispute = await trx
      .updateTable('booking_disputes')
      .set({ status: decided.to, ...(answer && { answer, answered_at: context.now() }) })
      .where('id', '=', open.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await keep(trx, dispute.id)
    await notifyDisputeStep(context, trx, locked, {
      dispute,
      step,
      side,
      by: asked.actor.personId,
      words: answer,
    })
    return dispute.id
  })
}

/** Locks the booking for one of its two sides: an admin decides and takes none. */
async function asSide<T>(
  { db, metrics }: Context,
  { bookingId, actor }: OpenDisputeInput,
  act: (trx: Tx, locked: LockedBooking, side: Side) => Promise<T>,
): Promise<T> {
  return inTransaction({ db, metrics }, async (trx) => {
    const locked = await lockBooking(trx, bookingId)
    const reader = readerOf(locked.booking, actor)
    if (reader === null) throw noSuchBooking()
    if (reader === 'admin') throw staleBookingError()
    return act(trx, locked, reader)
  })
}

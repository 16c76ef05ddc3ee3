import { CHANGE_LIFECYCLE, type OfferedChangeStep } from '#domain/booking/change.ts'
import { decide } from '#domain/lifecycle.ts'
import { type Actor, isVerified } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Origin } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { retryLocks } from '../../../platform/db/retry-locks.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import { getBookingRow } from '../bookings/get-booking-row.ts'
import { type LockedBooking, lockSeen } from '../bookings/lock-booking.ts'
import { refusedStep, staleBookingError } from '../bookings/refuse.ts'
import { applyChange } from './apply-change.ts'
import { notifyChangeStep } from './notify-change-step.ts'
import { changeActorOf } from './policy.ts'
import { type ChangeRow, findOpenChange } from './queries.ts'

type Context = Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>

export type ChangeAnswer =
  | { step: 'accept'; sha256: string }
  | { step: 'decline'; reason: string }
  | { step: 'withdraw' }

interface AnswerChangeInput {
  bookingId: number
  actor: Actor
  input: ChangeAnswer
  origin: Origin
}

/** @returns the booking's id. @throws AppError `booking-not-found`, `wrong-step`, `terms-changed`, `dates-taken` */
export async function answerChange(
  context: Context,
  asked: AnswerChangeInput,
  keep: RecordResult,
): Promise<number> {
  const { bookingId, actor, input, origin } = asked
  const { booking, reader } = await getBookingRow(context.db, bookingId, actor)
  if (reader === 'admin') throw staleBookingError()
  if (input.step === 'accept' && !isVerified(actor)) throw new AppError('verify-email-first')
  return retryLocks(context.metrics, () =>
    context.db.transaction().execute(async (trx) => {
      const locked = await lockSeen(trx, booking)
      const now = context.now()
      const open = await requireOpen(trx, locked, now)
      const reason = input.step === 'decline' ? input.reason : null
      const as = required(changeActorOf(open.proposed_by, reader))
      const decided = decide(CHANGE_LIFECYCLE, open.status, { step: input.step, actor: as, reason })
      if (!decided.ok) throw refusedStep(decided.refusal)
      const before = required(locked.terms)
      if (input.step === 'accept') {
        if (open.sha256.toString('hex') !== input.sha256) throw new AppError('terms-changed')
        await applyChange(context.config, trx, locked, {
          change: open,
          side: reader,
          by: actor.id,
          origin,
          now,
        })
      }
      const change = await endChange(trx, open, { step: input.step, answer: reason, now })
      await keep(trx, bookingId)
      await notifyChangeStep(context, trx, locked, {
        change,
        before,
        step: input.step,
        side: reader,
        by: actor.id,
        words: reason,
      })
      return bookingId
    }),
  )
}

/** Of the terms as they stand, in time. */
async function requireOpen(trx: Tx, { booking }: LockedBooking, now: Date): Promise<ChangeRow> {
  const open = await findOpenChange(trx, booking.id)
  if (!open || open.deadline_at <= now) throw staleBookingError()
  if (open.version !== booking.version) throw new AppError('terms-changed')
  return open
}

const ENDS = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const

function endChange(
  trx: Tx,
  { id }: ChangeRow,
  { step, answer, now }: { step: OfferedChangeStep; answer: string | null; now: Date },
): Promise<ChangeRow> {
  return trx
    .updateTable('booking_changes')
    .set({ status: ENDS[step], answer, ended_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

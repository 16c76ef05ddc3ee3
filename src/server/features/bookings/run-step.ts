import type { BookingStatus, OfferedBookingStep } from '#domain/booking/lifecycle.ts'
import type { Tx } from '../../platform/db/database.ts'
import { retryLocks } from '../../platform/db/retry-locks.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireReachable } from '../conversations/lock-conversation.ts'
import type { BookingMove } from './booking-move.ts'
import { type LockedBooking, lockSeen } from './lock-booking.ts'
import { moveAndSecure } from './move-and-secure.ts'
import { listBookingSteps } from './policy.ts'
import { readStepFacts } from './read-step-facts.ts'
import { movedOn } from './refuse.ts'
import type { Step, Stepping, Taking } from './taking.ts'

/** Who has been blocked can still end what was asked or agreed. */
const ENDING: readonly OfferedBookingStep[] = ['decline', 'withdraw', 'cancel']

/** A step about terms that stand. @throws AppError `wrong-step`, `terms-changed`, `dates-taken`, `forbidden`, `conflict` */
export function runStep(context: Stepping, taking: Taking): Promise<void> {
  return retryLocks(context.metrics, () =>
    context.db.transaction().execute(async (trx) => {
      const locked = await lockSeen(trx, taking.booking)
      const facts = await requireStep(trx, locked, taking)
      await moveAndSecure(context, trx, locked, toMove(context.now(), { locked, taking, ...facts }))
      await taking.keep(trx, locked.booking.id)
    }),
  )
}

/** @throws AppError `wrong-step`, `terms-changed`, and where one side cannot be reached `forbidden`, `conflict` */
export async function requireStep(
  trx: Tx,
  { booking }: LockedBooking,
  { actor, reader, input }: Taking,
): Promise<{ isLastToAccept: boolean }> {
  const facts = await readStepFacts(trx, booking)
  if (!listBookingSteps(reader, facts).includes(input.step)) throw movedOn()
  if (input.version !== booking.version) throw new AppError('terms-changed')
  if (input.step === 'accept') await requireHash(trx, booking, input.sha256)
  const other = reader === 'buyer' ? booking.seller_id : booking.buyer_id
  if (reader !== 'admin' && !ENDING.includes(input.step)) await requireReachable(trx, actor.id, other)
  return { isLastToAccept: facts.accepted.some((side) => side !== reader) }
}

async function requireHash(
  trx: Tx,
  { id, version }: LockedBooking['booking'],
  sha256: string,
): Promise<void> {
  const row = await trx
    .selectFrom('booking_versions')
    .select('sha256')
    .where('booking_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  if (row.sha256.toString('hex') !== sha256) throw new AppError('terms-changed')
}

interface Deciding {
  locked: LockedBooking
  taking: Taking
  isLastToAccept: boolean
}

function toMove(now: Date, { locked, taking, isLastToAccept }: Deciding): BookingMove {
  const { actor, reader, input, origin } = taking
  const move = { step: input.step, actor: reader, by: actor.id, now, origin, reason: reasonOf(input) }
  if (input.step === 'hold') return { ...move, holdDays: input.days }
  if (input.step !== 'accept') return move
  const isMissing = locked.booking.status === 'held' && !isLastToAccept
  const to: BookingStatus = isMissing ? 'held' : 'awaiting-payment'
  return { ...move, to }
}

function reasonOf(input: Step): string | null {
  return 'reason' in input ? (input.reason ?? null) : null
}

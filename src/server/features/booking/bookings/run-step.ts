import { findDeadline } from '#domain/booking/deadlines.ts'
import type { BookingStatus, OfferedBookingStep } from '#domain/booking/lifecycle.ts'
import { dueNowOf } from '#domain/booking/payments.ts'
import { mayGoBelow } from '#domain/booking/price-floor.ts'
import { required } from '#domain/required.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { isPaidAtOnce } from '../../ground/ledger/list-ways.ts'
import { requireReachable } from '../../messaging/conversations/lock-conversation.ts'
import type { BookingMove } from './booking-move.ts'
import { refuseAgreeingBelow } from './change-rows.ts'
import { enforceOpenLimits } from './enforce-open-limits.ts'
import { type LockedBooking, lockSeen, staleBookingError } from './lock-booking.ts'
import { moveAndSecure } from './move-and-secure.ts'
import { listBookingSteps } from './policy.ts'
import { readStepFacts } from './read-step-facts.ts'
import type { BookingContext, Step, StepCommand } from './step-command.ts'

/** Who has been blocked can still end what was asked or agreed. */
const ENDING: readonly OfferedBookingStep[] = ['decline', 'withdraw', 'cancel']

/** A step about terms that stand. @throws AppError `wrong-step`, `below-minimum`, `terms-changed`, `dates-taken`, `forbidden`, `conflict` */
export function runStep(context: BookingContext, taking: StepCommand): Promise<void> {
  return inTransaction(context, async (trx) => {
    const now = context.now()
    const isAtOnce = await isBookedAtOnce(trx, taking)
    if (isAtOnce) await enforceOpenLimits(trx, toOpening(taking.booking, now))
    const locked = await lockSeen(trx, taking.booking)
    const facts = await requireStep(trx, locked, taking)
    if (bindsSeller(taking) && !mayGoBelow(taking.actor))
      await refuseAgreeingBelow(trx, required(locked.terms))
    const deadlineAt = isAtOnce ? await findPayUntil(context, locked) : undefined
    await moveAndSecure(context, trx, locked, toMove(now, { locked, taking, deadlineAt, ...facts }))
    await taking.keep(trx, locked.booking.id)
  })
}

/** To accept or to hold what the buyer has named a price for agrees to that price. */
function bindsSeller({ reader, input: { step } }: StepCommand): boolean {
  return reader === 'seller' && (step === 'accept' || step === 'hold')
}

/** A hold that the waiting list gave by the seller's published terms is Book Now, a little later. */
async function isBookedAtOnce(trx: Tx, { booking, reader, input }: StepCommand): Promise<boolean> {
  if (reader !== 'buyer' || input.step !== 'accept' || booking.status !== 'held') return false
  const published = trx
    .selectFrom('booking_acceptances')
    .select('side')
    .where('booking_id', '=', booking.id)
    .where('version', '=', booking.version)
    .where('side', '=', 'seller')
    .where('user_id', 'is', null)
  return (await published.executeTakeFirst()) !== undefined
}

function toOpening({ buyer_id, seller_id, listing_id }: StepCommand['booking'], now: Date) {
  return { step: 'book', buyerId: buyer_id, sellerId: seller_id, listingId: listing_id, now } as const
}

async function findPayUntil(context: BookingContext, { booking, terms }: LockedBooking): Promise<Date> {
  const due = { sellerId: booking.seller_id, cents: dueNowOf(required(terms).schedule) }
  const isAtOnce = await isPaidAtOnce(context, due)
  const facts = { ...required(terms), now: context.now(), answerHours: 0, isPaidAtOnce: isAtOnce }
  return required(findDeadline('awaiting-payment', facts))
}

/** @throws AppError `wrong-step`, `terms-changed`, and where one side cannot be reached `forbidden`, `conflict` */
export async function requireStep(
  trx: Tx,
  { booking }: LockedBooking,
  { actor, reader, input }: Pick<StepCommand, 'actor' | 'reader' | 'input'>,
): Promise<{ isLastToAccept: boolean }> {
  const facts = await readStepFacts(trx, booking)
  if (!listBookingSteps(reader, facts).includes(input.step)) throw staleBookingError()
  if (input.version !== booking.version) throw new AppError('terms-changed')
  if (input.step === 'accept') await requireHash(trx, booking, input.sha256)
  const other = reader === 'buyer' ? booking.seller_id : booking.buyer_id
  if (reader !== 'admin' && !ENDING.includes(input.step))
    await requireReachable(trx, actor.organizationId, other)
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

interface ToMoveInput {
  locked: LockedBooking
  taking: StepCommand
  isLastToAccept: boolean
  /** In place of what the state has by itself. */
  deadlineAt: Date | undefined
}

function toMove(now: Date, { locked, taking, isLastToAccept, deadlineAt }: ToMoveInput): BookingMove {
  const { actor, reader, input, origin, approves } = taking
  const by = { actor: reader, by: actor.personId, approves }
  const move = { step: input.step, ...by, now, origin, reason: reasonOf(input) }
  if (input.step === 'hold') return { ...move, holdDays: input.days }
  if (input.step !== 'accept') return move
  const isMissing = locked.booking.status === 'held' && !isLastToAccept
  const to: BookingStatus = isMissing ? 'held' : 'awaiting-payment'
  return { ...move, to, ...(deadlineAt && !isMissing && { deadlineAt }) }
}

function reasonOf(input: Step): string | null {
  return 'reason' in input ? (input.reason ?? null) : null
}

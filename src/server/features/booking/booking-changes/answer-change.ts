import { withoutMakeUps } from '#domain/booking/make-up.ts'
import { keepRate } from '#domain/booking/price/keep-rate.ts'
import { mayGoBelow } from '#domain/booking/price-floor.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { type Actor, isVerified } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Origin } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import { requireCapability } from '../../../platform/http/require-actor.ts'
import { changeBooking } from '../bookings/change-booking.ts'
import { type ChangeRow, endChange, findOpenChange, refuseAgreeingBelow } from '../bookings/change-rows.ts'
import { getBookingRow, type LockedBooking, lockSeen, staleBookingError } from '../bookings/lock-booking.ts'
import { closeByAgreement } from '../disputes/close-by-agreement.ts'
import { notifyChangeStep } from './notify-change-step.ts'
import { changeActorOf, changeNeeds } from './policy.ts'

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
  /** The asking of a colleague that this answers. */
  approves?: number
}

/** @returns the booking's id. @throws AppError `booking-not-found`, `wrong-step`, `terms-changed`, `dates-taken`, `below-minimum` */
export async function answerChange(
  context: Context,
  asked: AnswerChangeInput,
  keep: RecordResult,
): Promise<number> {
  const { bookingId, actor, input, origin, approves } = asked
  const { booking, reader } = await getBookingRow(context.db, bookingId, actor)
  if (reader === 'admin') throw staleBookingError()
  requireCapability(actor, changeNeeds(reader))
  if (input.step === 'accept' && !isVerified(actor)) throw new AppError('verify-email-first')
  return inTransaction(context, async (trx) => {
    const locked = await lockSeen(trx, booking)
    const now = context.now()
    const open = await requireOpen(trx, locked, now)
    const reason = input.step === 'decline' ? input.reason : null
    const actorOfChange = required(changeActorOf(open.proposed_by, reader))
    const before = required(locked.terms)
    const change = await endChange(trx, open, {
      step: input.step,
      actor: actorOfChange,
      answer: reason,
      now,
    })
    if (input.step === 'accept') {
      if (open.sha256.toString('hex') !== input.sha256) throw new AppError('terms-changed')
      if (reader === 'seller' && change.kind === 'change' && !mayGoBelow(actor))
        await refuseNamedBelow(trx, before, JSON.parse(change.terms) as AgreedTerms)
      const acceptance = { side: reader, userId: actor.personId, origin }
      await changeBooking(context.config, trx, locked, { change, acceptance, approves, now })
      if (change.kind !== 'change')
        await closeByAgreement(trx, bookingId, JSON.parse(change.terms) as AgreedTerms)
    }
    await notifyChangeStep(context, trx, locked, {
      change,
      before,
      step: input.step,
      side: reader,
      by: actor.personId,
      words: reason,
    })
    await keep(trx, bookingId)
    return bookingId
  })
}

/** A price that both have agreed on holds for other days; one that is named anew keeps to the floor. @throws AppError `below-minimum` */
async function refuseNamedBelow(trx: Tx, agreed: AgreedTerms, asked: AgreedTerms): Promise<void> {
  const { units, first, last, quantity, spaceCents } = withoutMakeUps(asked)
  const unitId = units[0]?.unitId ?? null
  const issues = units.length > 1 ? units.length : 0
  if (keepRate(withoutMakeUps(agreed), { unitId, first, last, issues, quantity }) === spaceCents) return
  await refuseAgreeingBelow(trx, asked)
}

/** Of the terms as they stand, in time. */
async function requireOpen(trx: Tx, { booking }: LockedBooking, now: Date): Promise<ChangeRow> {
  const open = await findOpenChange(trx, booking.id)
  if (!open || open.deadline_at <= now) throw staleBookingError()
  if (open.version !== booking.version) throw new AppError('terms-changed')
  return open
}

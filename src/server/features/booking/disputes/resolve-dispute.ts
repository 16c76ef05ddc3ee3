import { readerOf } from '#domain/booking/booking-reader.ts'
import {
  DISPUTE_LIFECYCLE,
  type DisputeResolution,
  findMostCredit,
  shareCredit,
  toCredit,
} from '#domain/booking/dispute.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { decide } from '#domain/lifecycle.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import { refusedStep } from '../../../platform/http/refused-step.ts'
import { readCreditLeft, readMoneyOf } from '../../ground/ledger/read-money.ts'
import { type LockedBooking, lockBooking } from '../bookings/lock-booking.ts'
import { creditBooking } from '../documents/credit-booking.ts'
import { notifyDisputeStep } from './notify-dispute-step.ts'
import { disputeActorOf } from './policy.ts'
import { type DisputeRow, getDispute } from './queries.ts'

interface Decision {
  id: number
  resolution: DisputeResolution
  /** Tax included. */
  creditCents: number
  decision: string
}

/**
 * An admin decides, with a credit or without. What is credited and was paid already makes the balance of the booking
 * negative: the seller owes it. @throws AppError `not-found`, `wrong-step`, `refund-too-large`, `invalid-input`
 */
export async function resolveDispute(
  context: Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>,
  given: Decision,
  { actor, origin, keep }: { actor: Actor; origin: Origin; keep: RecordResult },
): Promise<number> {
  const { id, resolution, creditCents, decision } = given
  const { booking_id: bookingId } = await getDispute(context.db, id)
  return inTransaction(context, async (trx) => {
    const locked = await lockBooking(trx, bookingId)
    const before = await getDispute(trx, id)
    const as = disputeActorOf(before.opened_by, required(readerOf(locked.booking, actor)))
    const decided = decide(DISPUTE_LIFECYCLE, before.status, { step: 'resolve', actor: as, reason: decision })
    if (!decided.ok) throw refusedStep(decided.refusal)
    await refuseAmount(trx, given, bookingId)
    const now = context.now()
    const dispute = await writeDecision(trx, { ...given, by: actor.personId, now })
    if (creditCents > 0) await credit(trx, locked, { dispute, now })
    await keep(trx, id)
    await recordAudit(trx, {
      actorId: actor.personId,
      action: 'dispute.resolved',
      subject: { type: 'booking', id: bookingId },
      before: { reason: before.reason, answer: before.answer },
      after: { resolution, creditCents, decision },
      origin,
    })
    const { openCents } = await readMoneyOf(trx, bookingId)
    await notifyDisputeStep(context, trx, locked, {
      dispute,
      step: 'resolve',
      side: null,
      by: actor.personId,
      words: decision,
      owedCents: Math.max(0, -openCents),
    })
    return id
  })
}

async function refuseAmount(
  trx: Tx,
  { resolution, creditCents }: Decision,
  bookingId: number,
): Promise<void> {
  const isMoney = resolution === 'refund' || resolution === 'credit'
  if (isMoney !== creditCents > 0) {
    const message = isMoney ? 'Please say how much.' : 'Only a refund or a credit has an amount.'
    throw new AppError('invalid-input', { message, fields: { creditCents: message } })
  }
  const most = findMostCredit(resolution, await readMoneyOf(trx, bookingId))
  if (creditCents <= most) return
  const what = resolution === 'refund' ? 'paid' : 'agreed and not yet credited'
  const message = `That is more than was ${what}: ${formatCents(most)} at most.`
  throw new AppError('refund-too-large', { message, fields: { creditCents: message } })
}

function writeDecision(
  trx: Tx,
  { id, resolution, creditCents, decision, by, now }: Decision & { by: number; now: Date },
): Promise<DisputeRow> {
  return trx
    .updateTable('booking_disputes')
    .set({
      status: 'resolved',
      resolution,
      credit_cents: creditCents,
      decision,
      resolved_by: by,
      resolved_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function credit(
  trx: Tx,
  { booking, terms }: LockedBooking,
  { dispute, now }: { dispute: DisputeRow; now: Date },
): Promise<void> {
  const amount = toCredit(dispute.credit_cents, await readCreditLeft(trx, booking.id))
  await creditBooking(trx, booking, {
    credits: shareCredit(amount, required(terms).amounts).map(({ name, ...credited }) => ({
      name: `${name}, by decision of a dispute`,
      ...credited,
    })),
    reason: required(dispute.decision),
    source: `dispute:${dispute.id}`,
    now,
  })
}

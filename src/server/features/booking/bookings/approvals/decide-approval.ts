import type { approvalRoutes } from '#contract/booking/bookings-approvals.ts'
import type { Out } from '#contract/route.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { Origin } from '../../../../platform/db/audit.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../../platform/http/idempotent.ts'
import { applyStep } from '../apply-step.ts'
import { enforceStepLimit } from '../enforce-limits.ts'
import { getBookingRow, lockSeen, staleBookingError } from '../lock-booking.ts'
import type { BookingContext, InLine, Step } from '../step-command.ts'
import { findAsking, isOpenStep } from './askings.ts'
import { approvedText, declinedText, notifyApproval } from './notify-approval.ts'
import { recordDecline, requireApprover } from './record-approval.ts'

interface DecideApproval {
  id: number
  actor: Actor
  input: Out<typeof approvalRoutes.decideApproval.body>
  origin: Origin
  inLine: InLine
}

/**
 * Approved, the step that was asked for is taken by whoever approves it, on the terms that were read when it was asked for; declined, the
 * asking ends with a sentence. @returns the booking's id.
 * @throws AppError `not-found`, `wrong-step`, `forbidden` for one's own, `role-missing`, and as the step is refused
 */
export async function decideApproval(
  context: BookingContext,
  { id, actor, input, origin, inLine }: DecideApproval,
  keep: RecordResult,
): Promise<number> {
  const { booking, reader } = await getBookingRow(context.db, id, actor)
  if (reader !== 'buyer') throw staleBookingError()
  const { askingId, decision, reason } = input
  const asking = await findAsking(context.db, { id: askingId, bookingId: id })
  if (!asking) throw new AppError('not-found')
  const { organizationId, personId } = actor
  await requireApprover(context.db, { organizationId, personId, asking, totalCents: asking.total_cents })
  // feeds are locked last
  const finish: RecordResult = async (trx) => {
    await keep(trx, id)
    await notifyApproval(trx, {
      booking,
      kind: 'approval-decided',
      userIds: [asking.asked_by],
      by: personId,
      toText: decision === 'approved' ? approvedText(asking.step) : declinedText(reason),
      now: context.now(),
    })
  }
  if (decision === 'approved')
    return applyStep(
      context,
      { id, actor, input: toStep(asking), origin, inLine, approves: askingId },
      finish,
    )
  await enforceStepLimit(context, { actor, step: 'decline', reader })
  return inTransaction(context, async (trx) => {
    const locked = await lockSeen(trx, booking)
    if (asking.version !== locked.booking.version || !isOpenStep(asking.step, locked.booking.status))
      throw staleBookingError()
    await recordDecline(trx, locked.booking, { askingId, by: personId, note: reason, now: context.now() })
    await finish(trx, id)
    return id
  })
}

type AskingRow = NonNullable<Awaited<ReturnType<typeof findAsking>>>

/** As it was read: whatever is otherwise by now refuses it. */
function toStep({ step, version, sha256, space_cents: spaceCents }: AskingRow): Step {
  const read = { version, sha256: sha256.toString('hex') }
  if (step !== 'request' || spaceCents === null) return { step, ...read }
  return { step, ...read, spaceCents }
}

import type { approvalRoutes } from '#contract/booking/bookings-approvals.ts'
import type { Out } from '#contract/route.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { Origin } from '../../../../platform/db/audit.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../../platform/http/idempotent.ts'
import { applyStep } from '../apply-step.ts'
import { enforceStepLimit } from '../enforce-limits.ts'
import { lockBooking, staleBookingError } from '../lock-booking.ts'
import type { BookingContext, InLine, Step } from '../step-command.ts'
import { type AskingRow, findAsking, isOpenStep } from './askings.ts'
import type { ApprovalDoors } from './doors.ts'
import { approvedText, declinedText, notifyApproval } from './notify-approval.ts'
import { readApprovalTitle } from './read-title.ts'
import { recordEnd, requireApprover } from './record-approval.ts'

interface DecideApproval {
  id: number
  actor: Actor
  input: Out<typeof approvalRoutes.decideApproval.body>
  origin: Origin
  inLine: InLine
  doors: ApprovalDoors
}

/**
 * Approved, the step that was asked for is taken by whoever approves it, on the terms that were read when it was asked for; declined, the
 * asking ends with a sentence. @returns the asking's id.
 * @throws AppError `not-found`, `wrong-step`, `forbidden` for one's own, `role-missing`, and as the step is refused
 */
export async function decideApproval(
  context: BookingContext,
  deciding: DecideApproval,
  keep: RecordResult,
): Promise<number> {
  const { id, actor, input } = deciding
  const asking = await getAsking(context, id, actor)
  const { organizationId, personId } = actor
  await requireApprover(context.db, { organizationId, personId, asking, totalCents: asking.total_cents })
  const { decision, reason } = input
  // feeds are locked last
  const finish = async (trx: Tx) => {
    await keep(trx, id)
    await notifyApproval(trx, {
      asking: { id, organizationId, bookingId: asking.booking_id },
      title: await readApprovalTitle(trx, asking),
      kind: 'approval-decided',
      userIds: [asking.asked_by],
      by: personId,
      toText: decision === 'approved' ? approvedText(asking.step) : declinedText(reason),
      now: context.now(),
    })
  }
  if (decision === 'approved') await approve(context, deciding, { asking, finish })
  else {
    await enforceStepLimit(context, { actor, step: 'decline', reader: 'buyer' })
    await end(context, { asking, by: personId, decision, note: reason, finish })
  }
  return id
}

/** By who has asked, while nobody has decided. @returns the asking's id. @throws AppError `not-found`, `wrong-step` */
export async function withdrawApproval(
  context: BookingContext,
  { id, actor }: { id: number; actor: Actor },
  keep: RecordResult,
): Promise<number> {
  const asking = await getAsking(context, id, actor)
  if (asking.asked_by !== actor.personId) throw staleBookingError()
  await enforceStepLimit(context, { actor, step: 'withdraw', reader: 'buyer' })
  const finish = (trx: Tx) => keep(trx, id)
  await end(context, { asking, by: actor.personId, decision: 'withdrawn', note: '', finish })
  return id
}

async function getAsking({ db }: BookingContext, id: number, { organizationId }: Actor): Promise<AskingRow> {
  const asking = await findAsking(db, { id, organizationId })
  if (!asking) throw new AppError('not-found')
  return asking
}

interface End {
  asking: AskingRow
  by: number
  decision: 'declined' | 'withdrawn'
  note: string
  finish: (trx: Tx) => Promise<void>
}

/** What has gone on without an answer ends by no word any more. @throws AppError `wrong-step` */
async function end(context: BookingContext, { asking, finish, ...given }: End): Promise<void> {
  const { id: askingId, booking_id, step, version, organization_id: organizationId } = asking
  await inTransaction(context, async (trx) => {
    if (booking_id !== null) {
      const { booking } = await lockBooking(trx, booking_id)
      if (version !== booking.version || !isOpenStep(step, booking.status)) throw staleBookingError()
    }
    if (!(await isStillOpen(trx, asking))) throw staleBookingError()
    await recordEnd(trx, { ...given, askingId, organizationId, now: context.now() })
    await finish(trx)
  })
}

/** Of what has a status of its own: the change is not answered, the proposal not either. */
async function isStillOpen(trx: Tx, { change_id, proposal_id, version }: AskingRow): Promise<boolean> {
  const open =
    change_id !== null
      ? trx
          .selectFrom('booking_changes')
          .select('id')
          .where('id', '=', change_id)
          .where('status', '=', 'proposed')
      : proposal_id !== null
        ? trx
            .selectFrom('proposals')
            .select('id')
            .where('id', '=', proposal_id)
            .where('status', '=', 'sent')
            .where('version', '=', version)
        : null
  return open === null || (await open.executeTakeFirst()) !== undefined
}

interface ApproveInput {
  asking: AskingRow
  finish: (trx: Tx) => Promise<void>
}

/** As it was read: whatever is otherwise by now refuses it. */
async function approve(
  context: BookingContext,
  { id: approves, actor, origin, inLine, doors }: DecideApproval,
  { asking, finish }: ApproveInput,
): Promise<void> {
  const { step, version, booking_id, proposal_id } = asking
  const sha256 = asking.sha256.toString('hex')
  const by = { actor, origin, approves }
  if (step === 'proposal') {
    const proposalId = required(proposal_id)
    await doors.acceptProposal(context, { ...by, proposalId, version, sha256 }, finish)
    return
  }
  const bookingId = required(booking_id)
  if (step === 'agree')
    await doors.answerChange(context, { ...by, bookingId, input: { step: 'accept', sha256 } }, finish)
  else if (step === 'change') {
    const typed = asking.input as { asked: never; reason: string }
    await doors.proposeChange(context, { ...by, bookingId, input: { version, ...typed } }, finish)
  } else await applyStep(context, { ...by, id: bookingId, input: toStep(asking), inLine }, finish)
}

function toStep({ step, version, sha256, space_cents: spaceCents, input }: AskingRow): Step {
  if (step === 'counter') return { step, version, ...(input as { terms: never }) }
  const read = { version, sha256: sha256.toString('hex') }
  if (step !== 'request' || spaceCents === null) return { step: step as 'accept', ...read }
  return { step, ...read, spaceCents }
}

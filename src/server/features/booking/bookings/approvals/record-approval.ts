import { formatCents } from '#domain/booking/price/cents.ts'
import { type ApprovalDecision, refuseApproval } from '#domain/booking/spending.ts'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { staleBookingError } from '../lock-booking.ts'

/** What an approval became, in the transaction of the step. */
export interface Approved {
  askingId: number
  organizationId: number
  /** Who decides. */
  by: number | null
  /** Of what became of it; left out: as it was asked for. */
  version?: number
  totalCents?: number
  /** Of terms that are made anew: others than those that were read are refused. */
  sha256?: Buffer
  changeId?: number
  now: Date
}

/**
 * That a colleague does what somebody asked for, in the transaction of that step and bound to what it makes: once, whoever presses at
 * the same time, and never one's own.
 * @throws AppError `wrong-step` for what is decided already, `terms-changed`, `forbidden`, `role-missing`
 */
export async function recordApproval(trx: Tx, approved: Approved): Promise<void> {
  await decide(trx, { ...approved, decision: 'approved', note: '' })
}

interface Ended {
  askingId: number
  organizationId: number
  by: number
  decision: 'declined' | 'withdrawn'
  note: string
  now: Date
}

/** @throws AppError as `recordApproval` */
export async function recordEnd(trx: Tx, ended: Ended): Promise<void> {
  await decide(trx, ended)
}

async function decide(
  trx: Tx,
  given: Approved & { decision: ApprovalDecision; note: string },
): Promise<void> {
  const { askingId, organizationId, by, decision, note, changeId, sha256, now } = given
  const asking = await trx
    .selectFrom('booking_approvals')
    .selectAll()
    .where('id', '=', askingId)
    .where('organization_id', '=', organizationId)
    .where('asking_id', 'is', null)
    .executeTakeFirst()
  if (!asking || by === null) throw staleBookingError()
  if (sha256 && !sha256.equals(asking.sha256)) throw new AppError('terms-changed')
  const { version = asking.version, totalCents = asking.total_cents } = given
  if (decision !== 'withdrawn')
    await requireApprover(trx, { organizationId, personId: by, asking, totalCents })
  const { id: _, at: __, note: ___, input, ...same } = asking
  const made = await trx
    .insertInto('booking_approvals')
    .values({
      ...same,
      input: input === null ? null : JSON.stringify(input),
      asking_id: asking.id,
      change_id: changeId ?? asking.change_id,
      version,
      total_cents: totalCents,
      decided_by: by,
      decision,
      note,
      at: now,
    })
    .onConflict((conflict) => conflict.column('asking_id').where('asking_id', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw staleBookingError()
}

interface ApproverInput {
  organizationId: number
  personId: number
  asking: { asked_by: number }
  totalCents: number
}

/** @throws AppError `not-found` for who is none of its people, `forbidden`, `role-missing` */
export async function requireApprover(
  db: Db,
  { organizationId, personId, asking, totalCents }: ApproverInput,
): Promise<void> {
  const member = await db
    .selectFrom('organization_members')
    .select(['role', 'approves_cents'])
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', personId)
    .executeTakeFirst()
  if (!member) throw new AppError('not-found')
  const approver = { userId: personId, role: member.role, approvesCents: member.approves_cents }
  const refusal = refuseApproval(approver, { askedBy: asking.asked_by, totalCents })
  if (refusal === 'own')
    throw new AppError('forbidden', {
      message: 'You asked for this yourself. Somebody else has to approve it.',
    })
  if (refusal === 'above')
    throw new AppError('role-missing', {
      message: member.approves_cents
        ? `You may approve up to ${formatCents(member.approves_cents)}. Ask somebody who may approve more.`
        : 'You may not approve what others ask for. An owner can change that on the team page.',
    })
}

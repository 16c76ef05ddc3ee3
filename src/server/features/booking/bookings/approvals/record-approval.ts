import { formatCents } from '#domain/booking/price/cents.ts'
import { refuseApproval } from '#domain/booking/spending.ts'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { type BookingRow, staleBookingError } from '../lock-booking.ts'
import { findAsking } from './askings.ts'

interface DecisionInput {
  askingId: number
  /** Who decides. */
  by: number | null
  now: Date
}

/**
 * That a colleague sends or accepts what somebody asked for, in the transaction of their step and bound to the version that it makes:
 * once, whoever presses at the same time, and never one's own.
 * @throws AppError `wrong-step` for what is decided already, `forbidden`, `role-missing`
 */
export async function recordApproval(trx: Tx, booking: BookingRow, deciding: DecisionInput): Promise<void> {
  const { version, total_cents: totalCents } = booking
  await decide(trx, booking, { ...deciding, decision: 'approved', note: '', version, totalCents })
}

/** @throws AppError as `recordApproval` */
export async function recordDecline(
  trx: Tx,
  booking: BookingRow,
  { note, ...deciding }: DecisionInput & { note: string },
): Promise<void> {
  await decide(trx, booking, { ...deciding, decision: 'declined', note })
}

interface NewDecision extends DecisionInput {
  decision: 'approved' | 'declined'
  note: string
  /** Of what became of it; left out: as it was asked for. */
  version?: number
  totalCents?: number
}

async function decide(trx: Tx, booking: BookingRow, given: NewDecision): Promise<void> {
  const { askingId, by, decision, note, now } = given
  const asking = await findAsking(trx, { id: askingId, bookingId: booking.id })
  if (!asking || by === null) throw staleBookingError()
  const { version = asking.version, totalCents = asking.total_cents } = given
  await requireApprover(trx, { organizationId: booking.buyer_id, personId: by, asking, totalCents })
  const { id: _, at: __, note: ___, ...same } = asking
  const made = await trx
    .insertInto('booking_approvals')
    .values({
      ...same,
      asking_id: asking.id,
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

import { CHANGEABLE_STATUSES } from '#domain/booking/change.ts'
import { BOOKING_LIFECYCLE, BOOKING_STATUSES, type BookingStatus } from '#domain/booking/lifecycle.ts'
import type { ApprovableStep } from '#domain/booking/spending.ts'
import { decide } from '#domain/lifecycle.ts'
import type { Db } from '../../../../platform/db/database.ts'

/** Whether a buyer can still take it: otherwise the booking has gone on, and nobody waits for a colleague any more. */
export function isOpenStep(step: ApprovableStep, status: BookingStatus): boolean {
  // a change has a status of its own
  if (step === 'agree') return true
  if (step === 'change') return Object.values(CHANGEABLE_STATUSES).flat().includes(status)
  return step !== 'proposal' && decide(BOOKING_LIFECYCLE, status, { step, actor: 'buyer' }).ok
}

export function openStatusesOf(step: ApprovableStep): BookingStatus[] {
  return BOOKING_STATUSES.filter((status) => isOpenStep(step, status))
}

/** What somebody of an organization asked their colleagues for; undefined for a decision, and for that of another organization. */
export function findAsking(db: Db, { id, organizationId }: { id: number; organizationId: number }) {
  return askings(db)
    .where('asking.id', '=', id)
    .where('asking.organization_id', '=', organizationId)
    .executeTakeFirst()
}
export type AskingRow = NonNullable<Awaited<ReturnType<typeof findAsking>>>

/** The last asking about a booking or a proposal, with what was decided of it. */
export function findLastAsking(db: Db, about: { bookingId: number } | { proposalId: number }) {
  return askings(db)
    .$if('bookingId' in about, (query) =>
      query.where('asking.booking_id', '=', (about as { bookingId: number }).bookingId),
    )
    .$if('proposalId' in about, (query) =>
      query.where('asking.proposal_id', '=', (about as { proposalId: number }).proposalId),
    )
    .orderBy('asking.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
export type LastAsking = AskingRow

function askings(db: Db) {
  return db
    .selectFrom('booking_approvals as asking')
    .leftJoin('booking_approvals as decided', 'decided.asking_id', 'asking.id')
    .leftJoin('booking_changes as change', 'change.id', 'asking.change_id')
    .innerJoin('users as asker', 'asker.id', 'asking.asked_by')
    .leftJoin('users as decider', 'decider.id', 'decided.decided_by')
    .selectAll('asking')
    .select(['decided.decision as answer', 'decided.note as words', 'decided.at as decidedAt'])
    .select('change.status as change_status')
    .select(['asker.name as asker_name', 'asker.username as asker_username'])
    .select(['decider.name as decider_name', 'decider.username as decider_username'])
    .where('asking.asking_id', 'is', null)
}

import { BOOKING_LIFECYCLE, type BookingStatus } from '#domain/booking/lifecycle.ts'
import type { ApprovedStep } from '#domain/booking/spending.ts'
import { decide } from '#domain/lifecycle.ts'
import type { Db } from '../../../../platform/db/database.ts'

/** Whether a buyer can still take it: otherwise the booking has gone on, and nobody waits for a colleague any more. */
export function isOpenStep(step: ApprovedStep, status: BookingStatus): boolean {
  return decide(BOOKING_LIFECYCLE, status, { step, actor: 'buyer' }).ok
}

/** What somebody asked their colleagues for; undefined for a decision, and for that of another booking. */
export function findAsking(db: Db, { id, bookingId }: { id: number; bookingId: number }) {
  return db
    .selectFrom('booking_approvals')
    .selectAll()
    .where('id', '=', id)
    .where('booking_id', '=', bookingId)
    .where('asking_id', 'is', null)
    .executeTakeFirst()
}

/** The last asking of a booking, with what was decided of it. */
export function findLastAsking(db: Db, bookingId: number) {
  return db
    .selectFrom('booking_approvals as asking')
    .leftJoin('booking_approvals as decided', 'decided.asking_id', 'asking.id')
    .innerJoin('users as asker', 'asker.id', 'asking.asked_by')
    .leftJoin('users as decider', 'decider.id', 'decided.decided_by')
    .selectAll('asking')
    .select(['decided.decision as answer', 'decided.note as words', 'decided.at as decidedAt'])
    .select(['asker.name as asker_name', 'asker.username as asker_username'])
    .select(['decider.name as decider_name', 'decider.username as decider_username'])
    .where('asking.booking_id', '=', bookingId)
    .where('asking.asking_id', 'is', null)
    .orderBy('asking.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
export type LastAsking = NonNullable<Awaited<ReturnType<typeof findLastAsking>>>

import {
  CHANGE_LIFECYCLE,
  CHANGEABLE_STATUSES,
  type ChangeActor,
  type ChangeStatus,
  type OfferedChangeStep,
} from '#domain/booking/change.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { Side } from '#domain/conversation.ts'
import { listSteps } from '#domain/lifecycle.ts'
import type { Reader } from '../bookings/policy.ts'

/** As whom somebody acts; null: an admin, who takes no side. */
export function changeActorOf(proposedBy: Side, reader: Reader): ChangeActor | null {
  if (reader === 'admin') return null
  return reader === proposedBy ? 'proposer' : 'other'
}

/** What somebody may do now. */
export function listChangeSteps(
  { status, proposed_by }: { status: ChangeStatus; proposed_by: Side },
  reader: Reader,
): OfferedChangeStep[] {
  const actor = changeActorOf(proposed_by, reader)
  return actor === null ? [] : listSteps(CHANGE_LIFECYCLE, { actor, from: status })
}

/** Whether somebody may ask for a change: one of the two sides, of what is agreed and not over, one at a time. */
export function canPropose(
  reader: Reader,
  { status, hasOpen }: { status: BookingStatus; hasOpen: boolean },
): boolean {
  return reader !== 'admin' && !hasOpen && CHANGEABLE_STATUSES.includes(status)
}

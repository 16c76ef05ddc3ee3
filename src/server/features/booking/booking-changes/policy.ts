import { isOnBehalf, type Reader } from '#domain/booking/booking-reader.ts'
import {
  CHANGE_KINDS,
  CHANGE_LIFECYCLE,
  CHANGEABLE_STATUSES,
  type ChangeActor,
  type ChangeKind,
  type ChangeStatus,
  type OfferedChangeStep,
} from '#domain/booking/change.ts'
import { canDispute } from '#domain/booking/dispute.ts'
import { listSteps } from '#domain/lifecycle.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import type { Capability } from '#domain/roles.ts'
import type { BookingRow } from '../bookings/lock-booking.ts'

/** As whom somebody acts; null: an admin, who takes no side. */
export function changeActorOf(proposedBy: Side, reader: Reader): ChangeActor | null {
  if (reader === 'admin') return null
  return reader === proposedBy ? 'proposer' : 'other'
}

/** What it takes to ask for a change, and to answer one. */
export function changeNeeds(side: Side): Capability {
  return side === 'buyer' ? 'buy' : 'sell'
}

/** What somebody may do now. */
export function listChangeSteps(
  { status, proposed_by }: { status: ChangeStatus; proposed_by: Side },
  reader: Reader,
): OfferedChangeStep[] {
  const actor = changeActorOf(proposed_by, reader)
  return actor === null ? [] : listSteps(CHANGE_LIFECYCLE, { actor, from: status })
}

type Subject = Pick<
  BookingRow,
  'status' | 'booked_at' | 'last_day' | 'time_zone' | 'origin' | 'conversation_id'
>

/**
 * What somebody may ask for: one of the two sides, of what is agreed and not over, one at a time. What makes up for lost
 * days is the seller's to offer and the buyer's to ask for, and a credit as long as they can be disputed.
 */
export function listAskable(
  reader: Reader,
  booking: Subject,
  { hasOpen, now }: { hasOpen: boolean; now: Date },
): ChangeKind[] {
  const { status, booked_at: bookedAt, last_day: last, time_zone: timeZone } = booking
  // nobody is there to agree to it
  if (isOnBehalf(booking)) return []
  if (reader === 'admin' || hasOpen || !canDispute({ bookedAt, last, timeZone }, now)) return []
  return CHANGE_KINDS.filter((kind) => CHANGEABLE_STATUSES[kind].includes(status))
}

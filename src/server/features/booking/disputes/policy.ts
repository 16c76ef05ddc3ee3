import type { Reader } from '#domain/booking/booking-reader.ts'
import {
  DISPUTE_LIFECYCLE,
  type DisputeActor,
  type DisputeStatus,
  type OfferedDisputeStep,
} from '#domain/booking/dispute.ts'
import { listSteps } from '#domain/lifecycle.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { Side } from '#domain/messaging/conversation.ts'

/** As whom somebody acts in a dispute. An admin who is one side of it is that side. */
export function disputeActorOf(openedBy: Side, reader: Reader): DisputeActor {
  if (reader === 'admin') return 'admin'
  return reader === openedBy ? 'opener' : 'other'
}

/** What somebody may do now. Whoever decides is none of the two sides. */
export function listDisputeSteps(
  { status, opened_by }: { status: DisputeStatus; opened_by: Side },
  reader: Reader,
): OfferedDisputeStep[] {
  return listSteps(DISPUTE_LIFECYCLE, { actor: disputeActorOf(opened_by, reader), from: status })
}

/** Without those of a dispute's steps that a side's role does not include: they are no buttons. */
export function withinRole<T extends { steps: OfferedDisputeStep[] }>(
  dispute: T,
  reader: Reader,
  { may }: Pick<Actor, 'may'>,
): T {
  return reader === 'admin' || may.has('undo') ? dispute : { ...dispute, steps: [] }
}

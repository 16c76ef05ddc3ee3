import type { Viewing } from '#contract/messaging/viewings.ts'
import type { OfferedViewingStep } from '#domain/messaging/viewings.ts'

/** How a viewing stands, to its reader. */
export function describeStatus({ status, proposedBy, proposedTimes }: Viewing): string {
  if (status === 'confirmed' && proposedTimes.length > 0)
    return proposedBy === 'me' ? 'Agreed; you propose another time' : 'Agreed; another time is proposed'
  if (status === 'proposed') return proposedBy === 'me' ? 'Waits for an answer' : 'Waits for your answer'
  return STATUS[status]
}

const STATUS = {
  confirmed: 'Agreed',
  declined: 'Declined',
  cancelled: 'Cancelled',
  done: 'Over',
  missed: 'Did not take place',
}

/** Whether it may still take place. */
export function isOpen({ status }: Pick<Viewing, 'status'>): boolean {
  return status === 'proposed' || status === 'confirmed'
}

/** The agreed time; of a mere proposal the earliest (instants, ISO 8601, as they sort). */
export function nearestOf({ startsAt, proposedTimes }: Pick<Viewing, 'startsAt' | 'proposedTimes'>): string {
  return startsAt ?? proposedTimes[0] ?? ''
}

/** What can be done with it, on its buttons. */
export const STEP_BUTTONS: Record<OfferedViewingStep, string> = {
  confirm: 'Confirm',
  counter: 'Other times',
  decline: 'Decline',
  move: 'Move',
  cancel: 'Cancel viewing',
  missed: 'Did not take place',
}

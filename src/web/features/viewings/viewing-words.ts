import type { Viewing } from '#contract/viewings.ts'
import type { OfferedViewingStep } from '#domain/viewings.ts'

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

interface StepWords {
  button: string
  title: string
  submit: string
  done: string
}

export const STEP_WORDS: Record<OfferedViewingStep, StepWords> = {
  confirm: {
    button: 'Confirm',
    title: 'Confirm the viewing',
    submit: 'Confirm',
    done: 'The viewing is agreed',
  },
  counter: {
    button: 'Other times',
    title: 'Propose other times',
    submit: 'Propose',
    done: 'Your times are proposed',
  },
  decline: { button: 'Decline', title: 'Decline the viewing?', submit: 'Decline', done: 'Declined' },
  move: { button: 'Move', title: 'Move the viewing', submit: 'Propose', done: 'Another time is proposed' },
  cancel: {
    button: 'Cancel viewing',
    title: 'Cancel the viewing?',
    submit: 'Cancel the viewing',
    done: 'The viewing is cancelled',
  },
  missed: {
    button: 'Did not take place',
    title: 'It did not take place?',
    submit: 'It did not take place',
    done: 'Noted',
  },
}

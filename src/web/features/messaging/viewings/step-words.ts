import type { OfferedViewingStep } from '#domain/messaging/viewings.ts'

/** Of a step's dialog, and what is said when it is taken. */
interface StepWords {
  title: string
  submit: string
  done: string
}

export const STEP_WORDS: Record<OfferedViewingStep, StepWords> = {
  confirm: {
    title: 'Confirm the viewing',
    submit: 'Confirm',
    done: 'The viewing is agreed',
  },
  counter: {
    title: 'Propose other times',
    submit: 'Propose',
    done: 'Your times are proposed',
  },
  decline: { title: 'Decline the viewing?', submit: 'Decline', done: 'Declined' },
  move: { title: 'Move the viewing', submit: 'Propose', done: 'Another time is proposed' },
  cancel: {
    title: 'Cancel the viewing?',
    submit: 'Cancel the viewing',
    done: 'The viewing is cancelled',
  },
  missed: {
    title: 'It did not take place?',
    submit: 'It did not take place',
    done: 'Noted',
  },
}

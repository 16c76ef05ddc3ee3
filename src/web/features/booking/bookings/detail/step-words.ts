import type { Booking } from '#contract/booking/bookings.ts'
import type { OfferedBookingStep } from '#domain/booking/lifecycle.ts'
import { isWithColleagues, needsApproval } from '#web/booking-parts/approval/approval-words.ts'

/** Of a step's button and dialog, and what is said when it is taken. */
export interface StepWords {
  button: string
  title: string
  /** What it means. */
  lead: string
  submit: string
  done: string
}

/** Steps that are taken at a booking; a draft is placed at the checkout. */
export const BOOKING_PAGE_STEPS = [
  'accept',
  'quote',
  'counter',
  'hold',
  'record',
  'challenge',
  'decline',
  'withdraw',
  'cancel',
] as const satisfies readonly OfferedBookingStep[]
export type BookingPageStep = (typeof BOOKING_PAGE_STEPS)[number]

const WORDS: Record<BookingPageStep, StepWords> = {
  accept: {
    button: 'Read and accept',
    title: 'Accept these terms?',
    lead: 'They are binding for both of you.',
    submit: 'Accept',
    done: 'You have accepted',
  },
  quote: {
    button: 'Send a quote',
    title: 'Send a quote',
    lead: 'Your own terms, which you accept by sending them. The buyer accepts them or answers with others.',
    submit: 'Send the quote',
    done: 'Your quote is sent',
  },
  counter: {
    button: 'Make a counter-offer',
    title: 'Make a counter-offer',
    lead: 'The terms you would book on. The dates are not kept while the seller decides.',
    submit: 'Send the counter-offer',
    done: 'Your counter-offer is sent',
  },
  hold: {
    button: 'Hold the dates',
    title: 'Hold the dates',
    lead: 'Nobody else can book them in the meantime. It counts as your acceptance of these terms.',
    submit: 'Hold the dates',
    done: 'The dates are held',
  },
  record: {
    button: 'Record the booking',
    title: 'Record this booking?',
    lead: 'You and the client have agreed outside Placard. The insertion order says that you recorded it, and bears no acceptance of the client.',
    submit: 'Record the booking',
    done: 'The booking is recorded',
  },
  challenge: {
    button: 'Ask to decide',
    title: 'Ask to decide within a day?',
    lead: 'Somebody else is waiting for these dates. Whoever holds them has 24 hours to book, or loses them.',
    submit: 'Ask to decide',
    done: 'The clock runs',
  },
  decline: {
    button: 'Decline',
    title: 'Decline this booking?',
    lead: 'The dates are free for others.',
    submit: 'Decline',
    done: 'Declined',
  },
  withdraw: {
    button: 'Withdraw',
    title: 'Withdraw this booking?',
    lead: 'It ends here, and the dates are free for others. Nothing is owed.',
    submit: 'Withdraw',
    done: 'Withdrawn',
  },
  cancel: {
    button: 'Cancel the booking',
    title: 'Cancel this booking?',
    lead: 'This cannot be undone.',
    submit: 'Cancel the booking',
    done: 'The booking is cancelled',
  },
}

/** A draft is no booking yet, and a quote is its seller's. */
export function wordsOf(
  step: BookingPageStep,
  { status, side, isOnBehalf = false }: Pick<Booking, 'status' | 'side'> & { isOnBehalf?: boolean },
): StepWords {
  const words = WORDS[step]
  if (step !== 'withdraw') return words
  if (status === 'draft') return { ...words, button: 'Remove', title: 'Remove this draft?', submit: 'Remove' }
  if (side !== 'seller') return words
  if (isOnBehalf)
    return {
      ...words,
      button: 'Release the dates',
      title: 'Release these dates?',
      submit: 'Release',
      done: 'The dates are released',
    }
  return { ...words, button: 'Withdraw the quote', title: 'Withdraw your quote?' }
}

/** What can be done at the booking itself, the likeliest first. */
export function listPageSteps({ steps, approval }: Pick<Booking, 'steps' | 'approval'>): BookingPageStep[] {
  // a colleague's to take, or asked of one
  const isAsked = needsApproval({ approval }) || isWithColleagues({ approval })
  return BOOKING_PAGE_STEPS.filter((step) => steps.includes(step) && !(step === 'accept' && isAsked))
}

const ENDING: readonly BookingPageStep[] = ['decline', 'withdraw', 'cancel']

export const isEnding = (step: BookingPageStep): boolean => ENDING.includes(step)

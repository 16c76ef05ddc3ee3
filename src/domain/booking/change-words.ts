import type { Side } from '../messaging/conversation.ts'
import type { ChangeKind, ChangeStep } from './change.ts'
import { formatCents } from './price/cents.ts'

/** A step of a change as it is told; dates are written already. */
export interface ChangeDetails {
  step: ChangeStep
  kind: ChangeKind
  /** Who has asked for it. */
  proposedBy: Side
  /** Whoever did it; "Placard" for the clock. */
  name: string
  title: string
  /** Why it is asked for, or why it is declined. */
  words: string | null
  /** Asked for; of a credit, those that were not shown. */
  dates: string
  /** The new total less the old, integer US cents. */
  differenceCents: number
  deadline: string
}

/** What a change means for money, in a sentence. Integer US cents. */
export function describeDifference(cents: number): string {
  if (cents === 0) return 'The total stays as it is.'
  const amount = formatCents(Math.abs(cents))
  return cents > 0
    ? `${amount} more is due within 7 days of the agreement.`
    : `${amount} is credited to the buyer, and anything paid beyond the new total is refunded.`
}

interface KindWords {
  /** "Ana asks for …" */
  asks: (dates: string) => string
  /** "Ana declined …" */
  subject: (dates: string) => string
  line: (title: string) => string
  /** "the change of “…”" */
  noun: string
  button: string
}

/** What a buyer asks for, where a seller offers it. */
const ASKED: Record<ChangeKind, Pick<KindWords, 'asks' | 'line'> | null> = {
  change: null,
  'make-good': {
    asks: (dates) => `asks for ${dates} as make-good, at no cost`,
    line: (title) => `asks for make-good days for “${title}”`,
  },
  credit: {
    asks: (dates) => `asks for a credit for ${dates}`,
    line: (title) => `asks for a credit for “${title}”`,
  },
}

const wordsOf = ({ kind, proposedBy }: Pick<ChangeDetails, 'kind' | 'proposedBy'>): KindWords => ({
  ...KINDS[kind],
  ...(proposedBy === 'buyer' && ASKED[kind] && { ...ASKED[kind], button: 'Look at what is asked' }),
})

const KINDS: Record<ChangeKind, KindWords> = {
  change: {
    asks: (dates) => `asks for a change to ${dates}`,
    subject: (dates) => `the change to ${dates}`,
    line: (title) => `asks to change the booking of “${title}”`,
    noun: 'change',
    button: 'Look at the change',
  },
  'make-good': {
    asks: (dates) => `offers ${dates} as make-good, at no cost`,
    subject: (dates) => `the make-good on ${dates}`,
    line: (title) => `offers make-good days for “${title}”`,
    noun: 'make-good',
    button: 'Look at the offer',
  },
  credit: {
    asks: (dates) => `offers a credit for ${dates}`,
    subject: (dates) => `the credit for ${dates}`,
    line: (title) => `offers a credit for “${title}”`,
    noun: 'credit',
    button: 'Look at the offer',
  },
}

/** In the thread of the booking, for both sides. */
export function describeChange(told: ChangeDetails): string {
  const { step, name, words, dates, differenceCents } = told
  const { asks, subject } = wordsOf(told)
  const happened: Record<ChangeStep, string> = {
    propose: `${name} ${asks(dates)}. ${describeDifference(differenceCents)}`,
    accept: `${name} agreed to ${subject(dates)}. ${describeDifference(differenceCents)}`,
    decline: `${name} declined ${subject(dates)}.`,
    withdraw: `${name} withdrew ${subject(dates)}.`,
    expire: `Nobody answered ${subject(dates)} in time. The booking stays as it was.`,
  }
  return [happened[step], ...(words ? [words] : [])].join(' ')
}

/** As one side reads a step of the other, or of the clock. */
export function describeChangeStep(told: ChangeDetails): {
  line: string
  paragraphs: string[]
  button: string
} {
  const { line, more, button } = TOLD[told.step](told)
  return { line, paragraphs: [...(told.words ? [`${told.name} says: ${told.words}`] : []), ...more], button }
}

const STAYS = 'The booking stays as it was.'

const TOLD: Record<ChangeStep, (told: ChangeDetails) => { line: string; more: string[]; button: string }> = {
  propose: ({ kind, proposedBy, name, title, dates, differenceCents, deadline }) => ({
    line: `${name} ${wordsOf({ kind, proposedBy }).line(title)}`,
    more: [
      `${kind === 'credit' ? 'Not shown' : kind === 'make-good' && proposedBy === 'seller' ? 'Offered' : 'Asked for'}: ${dates}. ${describeDifference(differenceCents)}`,
      `Please answer by ${deadline}. Until you agree, the booking stays as it is.`,
    ],
    button: wordsOf({ kind, proposedBy }).button,
  }),
  accept: ({ kind, name, title, dates, differenceCents }) => ({
    line:
      kind === 'change'
        ? `${name} agreed to change the booking of “${title}”`
        : `${name} accepted the ${KINDS[kind].noun} for “${title}”`,
    more: [
      `Agreed: ${dates}. ${describeDifference(differenceCents)}`,
      'The revised insertion order is with the booking.',
    ],
    button: 'Open the booking',
  }),
  decline: ({ kind, name, title }) => ({
    line: `${name} declined the ${KINDS[kind].noun} of “${title}”`,
    more: [STAYS],
    button: 'Open the booking',
  }),
  withdraw: ({ kind, name, title }) => ({
    line: `${name} withdrew the ${KINDS[kind].noun} of “${title}”`,
    more: [STAYS],
    button: 'Open the booking',
  }),
  expire: ({ kind, title }) => ({
    line: `The ${KINDS[kind].noun} of “${title}” was not answered in time`,
    more: [STAYS],
    button: 'Open the booking',
  }),
}

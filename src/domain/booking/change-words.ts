import type { ChangeStep } from './change.ts'
import { formatCents } from './price/cents.ts'

/** A step of a change as it is told; dates are written already. */
export interface ToldChange {
  step: ChangeStep
  /** Whoever did it; "Placard" for the clock. */
  name: string
  title: string
  /** Why it is asked for, or why it is declined. */
  words: string | null
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
    : `${amount} is credited to the buyer, and what is paid beyond the new total is given back.`
}

/** In the thread of the booking, for both sides. */
export function describeChange({ step, name, words, dates, differenceCents }: ToldChange): string {
  const happened: Record<ChangeStep, string> = {
    propose: `${name} asks for a change to ${dates}. ${describeDifference(differenceCents)}`,
    accept: `${name} agreed to the change to ${dates}. ${describeDifference(differenceCents)}`,
    decline: `${name} declined the change to ${dates}.`,
    withdraw: `${name} withdrew the change to ${dates}.`,
    lapse: `Nobody answered the change to ${dates} in time. The booking stays as it was.`,
  }
  return [happened[step], ...(words ? [words] : [])].join(' ')
}

/** As one side reads a step of the other, or of the clock. */
export function tellChange(told: ToldChange): { line: string; paragraphs: string[]; button: string } {
  const { line, more, button } = TOLD[told.step](told)
  return { line, paragraphs: [...(told.words ? [`${told.name} says: ${told.words}`] : []), ...more], button }
}

const STAYS = 'The booking stays as it was.'

const TOLD: Record<ChangeStep, (told: ToldChange) => { line: string; more: string[]; button: string }> = {
  propose: ({ name, title, dates, differenceCents, deadline }) => ({
    line: `${name} asks to change the booking of “${title}”`,
    more: [
      `Asked for: ${dates}. ${describeDifference(differenceCents)}`,
      `Please answer by ${deadline}. Until you agree, the booking stays as it is.`,
    ],
    button: 'Look at the change',
  }),
  accept: ({ name, title, dates, differenceCents }) => ({
    line: `${name} agreed to change the booking of “${title}”`,
    more: [
      `Agreed: ${dates}. ${describeDifference(differenceCents)}`,
      'The revised insertion order is with the booking.',
    ],
    button: 'Open the booking',
  }),
  decline: ({ name, title }) => ({
    line: `${name} declined the change of “${title}”`,
    more: [STAYS],
    button: 'Open the booking',
  }),
  withdraw: ({ name, title }) => ({
    line: `${name} withdrew the change of “${title}”`,
    more: [STAYS],
    button: 'Open the booking',
  }),
  lapse: ({ title }) => ({
    line: `The change of “${title}” was not answered in time`,
    more: [STAYS],
    button: 'Open the booking',
  }),
}

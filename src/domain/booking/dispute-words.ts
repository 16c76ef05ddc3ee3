import type { DisputeResolution, DisputeStep } from './dispute.ts'

/** A step of a dispute as it is told; amounts are written already. */
export interface DisputeStepDetails {
  step: DisputeStep
  /** Whoever did it; "Placard" for an admin. */
  name: string
  title: string
  /** Of whoever acts: why it is disputed, the answer, the decision. */
  words: string | null
  resolution: DisputeResolution | null
  /** Credited to the buyer; null: nothing is. */
  credit: string | null
  /** What the seller owes the buyer by the books then; null: nothing. */
  owed: string | null
}

/** In the thread of the booking, for both sides. */
export function describeDispute(told: DisputeStepDetails): string {
  return [HAPPENED[told.step](told), ...(told.words ? [told.words] : [])].join(' ')
}

const HAPPENED: Record<DisputeStep, (told: DisputeStepDetails) => string> = {
  open: ({ name }) => `${name} disputes this booking:`,
  answer: ({ name }) => `${name} answers the dispute:`,
  withdraw: ({ name }) => `${name} withdrew the dispute.`,
  resolve: (told) => `Placard has decided the dispute: ${describeResolution(told)}.`,
}

function describeResolution({ resolution, credit }: DisputeStepDetails): string {
  if (resolution === 'refund') return `${credit} is credited to the buyer and to be paid back`
  if (resolution === 'credit') return `${credit} is credited to the buyer`
  return resolution === 'make-good' ? 'the days are made good' : 'the booking stays as it is'
}

/** As one side reads a step of the other, or of an admin. */
export function describeDisputeStep(told: DisputeStepDetails): {
  line: string
  paragraphs: string[]
  button: string
} {
  const says = told.words ? [`${told.name} says: ${told.words}`] : []
  const { line, more, button } = TOLD[told.step](told)
  return { line, paragraphs: [...says, ...more], button }
}

const TOLD: Record<
  DisputeStep,
  (told: DisputeStepDetails) => { line: string; more: string[]; button: string }
> = {
  open: ({ name, title }) => ({
    line: `${name} disputes the booking of “${title}”`,
    more: [
      'Please answer with your side of it. The booking goes on meanwhile. Placard reads both sides and decides; settle it between you, and it can be withdrawn.',
    ],
    button: 'Answer the dispute',
  }),
  answer: ({ name, title }) => ({
    line: `${name} answered the dispute about “${title}”`,
    more: ['Placard reads both sides and decides. If it is settled, withdraw the dispute.'],
    button: 'Read the answer',
  }),
  withdraw: ({ name, title }) => ({
    line: `${name} withdrew the dispute about “${title}”`,
    more: ['Nothing changes about the booking.'],
    button: 'Open the booking',
  }),
  resolve: (told) => ({
    line: `The dispute about “${told.title}” is decided`,
    more: [
      `Decided: ${describeResolution(told)}.`,
      ...(told.credit ? ['The credit note is with the booking.'] : []),
      ...(told.owed
        ? [`The seller now owes the buyer ${told.owed}, to be refunded outside of Placard.`]
        : []),
    ],
    button: 'See the decision',
  }),
}

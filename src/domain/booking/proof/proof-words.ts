import type { MoveWords } from '../booking-words.ts'
import { PROOF_LIMITS } from './rule.ts'

/** The last three are about showing a photo on the page of its space. */
export type ProofStep = 'sent' | 'accepted' | 'questioned' | 'asked-to-show' | 'allowed' | 'refused'
/** What the seller does; the rest is the buyer's. */
export const SELLER_PROOF_STEPS: readonly ProofStep[] = ['sent', 'asked-to-show']

/** A step of proof as it is told. */
interface ProofStepDetails {
  step: ProofStep
  /** Whoever did it. */
  name: string
  title: string
  /** "Photos, close and wide" */
  what: string
  reason: string | null
}

/** In the thread of the booking, for both sides. */
export function describeProof({ step, name, what, reason }: ProofStepDetails): string {
  if (step === 'sent') return `${name} handed in proof: ${what}.`
  if (step === 'accepted') return `${name} accepted the proof: ${what}.`
  if (step === 'asked-to-show') return `${name} asks to show a photo on the page of the space: ${what}.`
  if (step === 'allowed') return `${name} allowed a photo on the page of the space: ${what}.`
  if (step === 'refused') return `${name} does not want a photo on the page of the space: ${what}.`
  return `${name} questions the proof: ${what}. Reason: ${reason}`
}

/** To the side that did not do it. */
export function describeProofStep(told: ProofStepDetails): MoveWords {
  const { line, paragraphs, button } = TOLD[told.step](told)
  return { line, heading: line, paragraphs, button }
}

const TOLD: Record<ProofStep, (told: ProofStepDetails) => Omit<MoveWords, 'heading'>> = {
  sent: ({ name, title, what }) => ({
    line: `${name} handed in proof for “${title}”`,
    paragraphs: [
      `${what}: accept it, or question it and say why.`,
      `After ${PROOF_LIMITS.acceptDays} days without a word it counts as accepted. Neither takes your right to open a dispute.`,
    ],
    button: 'Look at the proof',
  }),
  accepted: ({ name, title, what }) => ({
    line: `${name} accepted your proof for “${title}”`,
    paragraphs: [`${what}: nothing more is needed.`],
    button: 'Open the booking',
  }),
  questioned: ({ name, title, what, reason }) => ({
    line: `${name} questions your proof for “${title}”`,
    paragraphs: [
      `It is about: ${what}.`,
      `${name} says: ${reason}`,
      'Hand in what answers it, or write back.',
    ],
    button: 'Hand in another',
  }),
  'asked-to-show': ({ name, title, what }) => ({
    line: `${name} asks to show a photo of your ad on “${title}”`,
    paragraphs: [
      `It was handed in as proof: ${what}. On the page of the space anybody could see it, without your name.`,
      'Say yes or no on the page of the booking. Until then it stays between the two of you, and you can take a yes back.',
    ],
    button: 'Look at the photo',
  }),
  allowed: ({ name, title, what }) => ({
    line: `${name} allowed a photo on the page of “${title}”`,
    paragraphs: [`${what}: it is shown from now on. Either of you can take it off.`],
    button: 'Open the booking',
  }),
  refused: ({ name, title, what }) => ({
    line: `${name} does not want a photo on the page of “${title}”`,
    paragraphs: [`${what}: it is not shown, and stays good as proof.`],
    button: 'Open the booking',
  }),
}

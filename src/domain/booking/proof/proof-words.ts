import type { MoveWords } from '../booking-words.ts'
import { PROOF_LIMITS } from './rule.ts'

export type ProofStep = 'sent' | 'accepted' | 'questioned'

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
}

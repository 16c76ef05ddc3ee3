import type { AdType } from '../../vocabulary.ts'
import type { Reader } from '../booking-reader.ts'
import type { ProofGrade } from './checks.ts'
import type { ProofKind } from './rule.ts'
import type { ProofDecision } from './stand.ts'

/** How a photo of proof stands to the page of its space; without a state it is private. */
export const SHOWN_STATES = ['asked', 'shown', 'refused'] as const
export type ShownState = (typeof SHOWN_STATES)[number]

/** The seller asks and takes back; the buyer allows and refuses, also later. */
export const SHOWN_STEPS = ['ask', 'take-back', 'allow', 'refuse'] as const
export type ShownStep = (typeof SHOWN_STEPS)[number]

/** On the page of a space, the latest first. */
export const MOST_SHOWN = 6

interface Photo {
  kind: ProofKind
  hasPreview: boolean
  decision: ProofDecision | null
  grade: ProofGrade | null
}

/** A picture that its buyer has accepted, by a press or by time, and that nothing speaks against. */
export function canBeShown({ kind, hasPreview, decision, grade }: Photo): boolean {
  const isAccepted = decision === 'accepted' || decision === 'accepted-by-time'
  return (kind === 'photo' || kind === 'any') && hasPreview && isAccepted && grade !== 'doubtful'
}

/** What somebody may do about it. An admin takes off what the public should not see; a refusal is final. */
export function listShownSteps(
  reader: Reader,
  { state, canShow }: { state: ShownState | null; canShow: boolean },
): ShownStep[] {
  if (state === 'refused') return []
  if (reader === 'seller') {
    if (state !== null) return ['take-back']
    return canShow ? ['ask'] : []
  }
  if (state === null) return []
  return reader === 'buyer' && state === 'asked' ? ['allow', 'refuse'] : ['refuse']
}

/** "As it hung" of what is posted, "As it ran" of what is played, printed or published. */
export function titleShown(medium: AdType): string {
  return medium === 'billboard' ? 'As it hung' : 'As it ran'
}

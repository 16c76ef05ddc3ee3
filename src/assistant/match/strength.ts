import type { Match } from './match.ts'

/** Below this score a match is named only after a press: it meets the limits, and little else of what was asked for. */
const WEAK_SCORE = 40
/** From this share of the place's points on, a space stands in the place; from the other, near it. */
const IN_PLACE = 0.8
const NEAR_PLACE = 0.4

type Scored = Pick<Match, 'matchScore' | 'parts'>

export function isWeak(match: Scored): boolean {
  return match.parts.length > 0 && match.matchScore < WEAK_SCORE && placeOf(match) !== 'in'
}

/** Where a space stands for the place asked for; null where none is. */
export function placeOf({ parts }: Pick<Match, 'parts'>): 'in' | 'near' | 'far' | null {
  const part = parts.find(({ name }) => name === 'place')
  if (!part) return null
  const share = part.points / part.max
  return share >= IN_PLACE ? 'in' : share >= NEAR_PLACE ? 'near' : 'far'
}

import type { Match } from './match.ts'
import { NEAR_PLACE } from './parts.ts'

/** Below this score a match is named only after a press: it meets the limits, and little else of what was asked for. */
const WEAK_SCORE = 40
/** From this share of the place's points on, a space is in the place. */
const IN_PLACE = 0.8

type Scored = Pick<Match, 'matchScore' | 'parts'>

export function isWeak(match: Scored): boolean {
  return match.parts.length > 0 && match.matchScore < WEAK_SCORE && placeOf(match) !== 'in'
}

/** Where a space stands for the place asked for, of several the one it serves best; null where none is. */
export function placeOf({ parts }: Pick<Match, 'parts'>): 'in' | 'near' | 'far' | null {
  const part = parts.find(({ name }) => name === 'place')
  if (!part) return null
  const share = part.points / part.max
  return share >= IN_PLACE ? 'in' : share >= NEAR_PLACE ? 'near' : 'far'
}

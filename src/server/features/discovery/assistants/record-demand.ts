import { placeOf } from '#assistant/match/strength.ts'
import type { Understanding } from '#assistant/understand/understand.ts'
import type { AppContext } from '../../../context.ts'
import { type CountedVisit, isCountableVisit } from '../../../platform/http/countable.ts'
import type { Answered } from './answer-question.ts'

type Requested = Pick<Understanding, 'places' | 'criteria'>

interface AskingVisit extends CountedVisit {
  /** Rate limit key: an account or an address. */
  asker: string
}

/** Counts what is asked of an assistant as demand, for each place it names that is smaller than a state, and who asks may be counted. */
export function createDemandReader({ demand }: Pick<AppContext, 'demand'>) {
  return (visit: AskingVisit, { places, criteria }: Requested, answered?: Pick<Answered, 'answer'>): void => {
    if (!isCountableVisit(visit)) return
    for (const place of places) {
      if (place.kind === 'state') continue
      const found = answered && countThere(answered.answer, places.length > 1 ? place.name : null)
      demand.record({ asker: visit.asker, at: place, adTypes: criteria.adTypes, found })
    }
  }
}

/** An answer names far and weak matches too where a place has none: they do not meet what was looked for there. */
function countThere({ matches }: Pick<Answered['answer'], 'matches'>, name: string | null): number {
  const isThere = ({ serves }: { serves: string | null }) => name === null || serves === name
  return matches.filter((match) => !match.isWeak && placeOf(match) !== 'far' && isThere(match)).length
}

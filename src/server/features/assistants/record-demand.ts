import { placeOf } from '#assistant/match/strength.ts'
import type { Understanding } from '#assistant/understand/understand.ts'
import type { AppContext } from '../../context.ts'
import { type CountedVisit, isCountableVisit } from '../../platform/http/countable.ts'
import type { Answered } from './answer-question.ts'

type Asked = Pick<Understanding, 'place' | 'criteria'>

interface AskingVisit extends CountedVisit {
  /** Rate limit key: an account or an address. */
  asker: string
}

/** Counts what is asked of an assistant as demand, where it names a place that is smaller than a state, and who asks may be counted. */
export function createDemandReader({ demand }: Pick<AppContext, 'demand'>) {
  return (visit: AskingVisit, { place, criteria }: Asked, answered?: Pick<Answered, 'answer'>): void => {
    if (!place || place.kind === 'state' || !isCountableVisit(visit)) return
    const found = answered && countThere(answered.answer)
    demand.record({ asker: visit.asker, at: place, adTypes: criteria.adTypes, found })
  }
}

/** An answer names far and weak matches too where a place has none: they do not meet what was looked for there. */
function countThere({ matches }: Pick<Answered['answer'], 'matches'>): number {
  return matches.filter((match) => !match.isWeak && placeOf(match) !== 'far').length
}

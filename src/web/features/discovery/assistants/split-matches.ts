import type { ShownMatch } from './shown-match.ts'
import type { BuyerAnswer } from './use-buyer-search.ts'

/** Of the buyer's form, or of the floating assistant. */
type Answer = Partial<Pick<BuyerAnswer, 'matches' | 'nearMisses' | 'nearest' | 'listings'>>

interface Split {
  /** Near misses and good matches together, best first. */
  shown: ShownMatch[]
  /** Weak matches: behind a press. */
  rest: ShownMatch[]
}

/** Where nothing is any good the weak ones are the answer, unless they are all in another place than was asked for. */
export function splitMatches(answer: Answer): Split {
  const { nearMisses = [], nearest = null } = answer
  const matches = listMatches(answer)
  const good = [...nearMisses, ...matches.filter((match) => !match.isWeak)]
  if (good.length === 0 && nearest === null) return { shown: matches, rest: [] }
  return { shown: good.sort(byScore), rest: matches.filter((match) => match.isWeak) }
}

function byScore(a: ShownMatch, b: ShownMatch): number {
  return (b.matchScore ?? 0) - (a.matchScore ?? 0)
}

/** Scored matches; an answer that carries only listings is shown without scores. */
function listMatches({ matches, listings = [] }: Answer): ShownMatch[] {
  return (
    matches ??
    listings.map((listing) => ({
      listing,
      matchScore: null,
      isWeak: false,
      verdict: '',
      benefits: [],
      reach: null,
      value: null,
      parts: [],
    }))
  )
}

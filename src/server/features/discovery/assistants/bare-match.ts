import type { ExplainedMatch } from '#assistant/answer-buyer.ts'
import type { Say } from '#assistant/converse/language.ts'
import { presentReach } from '#assistant/explain/explain-match.ts'
import type { FoundListing } from '#contract/discovery/search.ts'

/** A space with what it states and without a score: a line of a plan, or one that an answer does not find any more. */
export function toBareMatch(listing: FoundListing, say: Say): ExplainedMatch<FoundListing> {
  const none = { matchScore: 0, isWeak: false, parts: [], serves: null, where: null }
  return { listing, ...none, verdict: '', benefits: [], reach: presentReach(listing, say), value: null }
}

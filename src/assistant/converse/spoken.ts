import type { Criteria } from '#domain/discovery/criteria.ts'
import type { AdType } from '#domain/vocabulary.ts'
import type { AssistantAnswer, Comparison, ExplainedMatch } from '../answer-buyer.ts'
import type { AssistantListing } from '../listing.ts'
import type { PriceComparison } from '../market.ts'
import type { Days } from './days.ts'
import type { Say } from './language.ts'

/** A listing as the API shows it; what nobody has worked out is absent. */
export interface SpokenListing extends AssistantListing {
  /** All-in price of the days asked for; null where they are not sold as such. */
  dated?: { first: string; last: string; totalCents: number } | null | undefined
  near?: readonly { first: string; last: string; totalCents: number }[] | undefined
  leastDays?: number | undefined
  firstFree?: string | null | undefined
}

export type SpokenMatch = ExplainedMatch<SpokenListing>

/** What a question is answered from. */
export interface Ground {
  say: Say
  /** What was asked before. */
  criteria: Criteria
  /** The spaces of the answer before, in its order. */
  shown: readonly SpokenMatch[]
  /** Those asked about, priced for `days` where any are named. */
  about: readonly SpokenMatch[]
  days: Days | null
  /** Of those asked about what is free on all of `days`. */
  free: ReadonlySet<number>
  /** Typical prices by the month near the place, of a medium. */
  typical: (adType: AdType) => PriceComparison
  /** Amount and media that the question itself names. */
  named: Pick<Criteria, 'priceMax' | 'adTypes' | 'place' | 'availableFrom' | 'availableTo'> & {
    counts: ReadonlyMap<AdType, number>
  }
}

/** What is said to a question. */
export interface Reply {
  text: string
  links?: NonNullable<AssistantAnswer['links']>
  comparison?: Comparison
  replies?: string[]
}

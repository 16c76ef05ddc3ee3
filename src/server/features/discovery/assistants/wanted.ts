import type { KnownPlace } from '#assistant/places.ts'
import type { FormatPreferences } from '#assistant/understand/slots/formats.ts'
import type { Criteria } from '#domain/discovery/criteria.ts'

/** The request that a market is opened for. */
export interface Wanted {
  criteria: Criteria
  /** Those known of the criteria's places. */
  places: readonly KnownPlace[]
  /** Free text of the request beyond the criteria. */
  words: string
  /** Wishes narrower than a kind. */
  formats?: FormatPreferences | undefined
  /** False when the text is not a request: nothing is scored then. */
  isRequest?: boolean
  /** True for a seller's own request: it is compared with the market, and told no near misses. */
  isSelling?: boolean
}

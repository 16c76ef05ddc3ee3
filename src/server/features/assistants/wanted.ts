import type { Criteria } from '#assistant/criteria.ts'
import type { KnownPlace } from '#assistant/places.ts'

/** What a market is opened for. */
export interface Wanted {
  criteria: Criteria
  place: KnownPlace | null
  /** Words of the request beyond the criteria. */
  words: string
  /** False when the text held no wish: nobody is weighed then. */
  isRequest?: boolean
}

import type { LatLng } from '#domain/geo.ts'
import type { AdType, Interval, ListingType, Venue } from '#domain/vocabulary.ts'

/** The seller's input so far; unknown is null or empty. */
export interface SellerDraft {
  id?: number
  title: string
  description: string
  adType: AdType
  venue: Venue | null
  listingType: ListingType
  /** Whole US dollars for one `interval`; null when no price is set yet. */
  price: number | null
  interval: Interval
  location: { text: string; coordinates: LatLng | null }
  features: readonly string[]
  targetMarket: readonly string[]
  specs: readonly { label: string; value: string }[]
  audienceValue: number | null
  availabilityStart: string | null
  minContract: string | null
}

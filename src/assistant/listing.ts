import type { LatLng } from '#domain/geo.ts'
import type {
  AdType,
  AudienceBasis,
  AudiencePeriod,
  Interval,
  ListingType,
  Venue,
} from '#domain/vocabulary.ts'

/** The fields of a listing the assistants read; the API's listing satisfies it structurally. */
export interface AssistantListing {
  id: number
  title: string
  description: string
  adType: AdType
  venue: Venue | null
  listingType: ListingType
  /** Whole US dollars for one `interval`. */
  price: number
  interval: Interval
  /** US dollars, all-in for the days asked for; null where it is not sold for them, absent where nobody has worked it out. */
  total?: number | null
  location: { text: string; coordinates: LatLng | null }
  features: readonly string[]
  targetMarket: readonly string[]
  audience: {
    dailyViews: number | null
    type: string | null
    value: number | null
    per: AudiencePeriod | null
    basis: AudienceBasis | null
    asOf: string | null
  }
  specs: readonly { label: string; value: string }[]
  availabilityStart: string | null
  availabilityEnd: string | null
  minContract: string | null
  setupFee: number | null
  seller: { name: string; company: string | null }
  sellerId: number
}

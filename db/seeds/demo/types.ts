import type { ListingStatus } from '#domain/listings/listing.ts'
import type { AdType, Audience, AudienceBasis, Feature, Interval, Venue } from '#domain/vocabulary.ts'
import type { StoredAudience } from '#server/platform/db/stored-shapes.ts'
import type { SellerKey } from './sellers.ts'

/** `[value, per, basis, months before now]`: a figure always states its basis. */
export type AudienceFigure = readonly [
  value: number,
  per: NonNullable<StoredAudience['per']>,
  basis: AudienceBasis,
  monthsAgo: number,
]

/** One fictional advertising space. Dates are offsets in days from the `now` of seeding. */
export interface DemoListing {
  title: string
  /** The seller's own number of it. */
  unit?: string
  seller: SellerKey
  type: AdType
  venue?: Venue
  sale?: true
  price: number
  per: Interval
  /** Display name of its place: `Ballard, Seattle, WA`. */
  place: string
  address: string
  /** Directions, or its surroundings. */
  around?: string
  /** WGS 84 `[latitude, longitude]`; absent where the space has no fixed location. */
  at?: readonly [number, number]
  description: string
  specs: Readonly<Record<string, string>>
  known: readonly Feature[]
  features?: readonly string[]
  market: readonly Audience[]
  figure?: AudienceFigure
  /** Who the audience is, in the seller's words. */
  people?: string
  ages?: string
  income?: string
  minContract?: string
  setupFee?: number
  terms?: string
  listedDaysAgo: number
  opensInDays?: number
  closesInDays?: number
  /** Default: `active`. */
  status?: Extract<ListingStatus, 'pending' | 'paused' | 'rejected'>
  rejection?: string
}

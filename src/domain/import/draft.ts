import type { LatLng } from '../geo.ts'
import type { TermValues } from '../listing-terms.ts'
import type { AdType, AudienceBasis, AudiencePeriod, Interval, ListingType, Venue } from '../vocabulary.ts'
import type { ImportField, Mapping } from './fields.ts'

/** One space read from a row, ready to store. */
export interface ImportedDraft extends TermValues {
  /** The seller's own number, or one made from the space's name and place when the file has none. */
  sellerUnitId: string
  title: string
  description: string
  adType: AdType
  venue: Venue | null
  listingType: ListingType
  /** Whole US dollars for one `interval`; `null` when the row names no price. */
  price: number | null
  interval: Interval
  locationText: string
  address: string | null
  locationDetails: string | null
  lat: number | null
  lng: number | null
  specifications: { label: string; value: string }[]
  features: string[]
  targetMarket: string[]
  audience: { value?: number; per?: AudiencePeriod; basis?: AudienceBasis }
  /** Calendar dates `YYYY-MM-DD`. */
  availabilityStart: string | null
  availabilityEnd: string | null
  /** Why, price apart, this space must not become public until its seller looks at it; empty when it may. */
  holds: string[]
}

/** What is wrong in one cell. `column` is the file's own name for it; `null` when the row as a whole is meant. */
export interface CellError {
  line: number
  column: string | null
  field: ImportField | null
  reason: string
}

export type RowOutcome =
  | { ok: true; line: number; draft: ImportedDraft; notes: string[] }
  | { ok: false; line: number; cells: string[]; errors: CellError[] }

/** How rows become drafts: people may change every part of it before anything is written. */
export interface ImportPlan {
  columns: readonly string[]
  mapping: Mapping
  /** Stand in for blank cells and absent columns, written as a cell would be: `{price: '250', city: 'Seattle'}`. */
  defaults: Partial<Record<ImportField, string>>
  /** Medium of rows that do not say theirs. */
  adType?: AdType | undefined
  /** A place's name for rows that have nothing but coordinates. */
  placeName?: ((point: LatLng) => string | undefined) | undefined
}

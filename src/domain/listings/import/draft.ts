import type { LatLng } from '../../geo.ts'
import type { AdType, AudienceBasis, AudiencePeriod, Interval, ListingType, Venue } from '../../vocabulary.ts'
import type { TermValues } from '../listing-terms.ts'
import type { ColumnStyle } from './column-style.ts'
import type { AnyField, Mapping } from './fields.ts'
import type { PlanFixes } from './fixes.ts'

/** One space read from a row, ready to store. */
export interface ImportedDraft extends TermValues {
  /** The number Placard gave the space, as its export writes it; null when the row has none. */
  listingNumber: number | null
  /** The seller's own number, or one made from the space's name and place when the file has none. */
  sellerUnitId: string
  /** Is `sellerUnitId` written in the row? */
  hasOwnUnitId: boolean
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
  /** Does the file say of which period? */
  saysPeriod: boolean
  /** Calendar dates `YYYY-MM-DD`. */
  availabilityStart: string | null
  availabilityEnd: string | null
  /** Addresses of its pictures, in the file's order; they are fetched after it is stored. */
  pictures: string[]
  /** What the file has no column for: of a space that is known already it stays as it is. */
  unsaid: readonly SaidByRow[]
  /** Reasons, price apart, to keep it a draft until its seller reviews it; empty when it may be published. */
  holds: string[]
}

/** What a draft says of its space, each from columns of its own. */
export type SaidByRow = Exclude<
  keyof ImportedDraft,
  'listingNumber' | 'sellerUnitId' | 'hasOwnUnitId' | 'saysPeriod' | 'pictures' | 'unsaid' | 'holds'
>

/** Kinds of errors: rows with the same kind in the same field can be put right together. */
export type CellErrorCode =
  | 'unreadable'
  | 'currency'
  | 'unknown-word'
  | 'missing'
  | 'too-long'
  | 'too-short'
  | 'too-many'
  | 'too-large'
  | 'off-globe'
  | 'half-pair'
  | 'order'
  | 'repeated'
  | 'same-space'
  | 'not-yours'
  | 'unseen'
  | 'mixed'
  | 'official'
  | 'broken'
  // of contracts
  | 'unknown-space'
  | 'double'
  | 'overlap'
  | 'several-units'
  | 'two-clients'

/** An error in one cell. `column` is the file's name for it; `null` when the row as a whole is meant. */
export interface CellError {
  line: number
  column: string | null
  field: AnyField | null
  code: CellErrorCode
  reason: string
}

export type RowOutcome =
  | { ok: true; line: number; draft: ImportedDraft; notes: string[] }
  | { ok: false; line: number; cells: string[]; errors: CellError[] }

/** How rows become drafts; every part can be changed before anything is written. */
export interface ImportPlan {
  columns: readonly string[]
  mapping: Mapping
  /** How each column writes numbers and days, by all of its cells. */
  styles?: readonly ColumnStyle[] | undefined
  /** Defaults for blank cells and missing columns, written as in a cell: `{price: '250', city: 'Seattle'}`. */
  defaults: Partial<Record<AnyField, string>>
  /** What was decided of many cells at once. */
  fixes?: PlanFixes | undefined
  /** Medium of rows that name none. */
  adType?: AdType | undefined
  /** Names a place for rows that have only coordinates. */
  placeName?: ((point: LatLng) => string | undefined) | undefined
  /** Where a city lies (`Seattle, WA`); undefined for one that is not known for sure. */
  findCity?: ((name: string) => LatLng | undefined) | undefined
}

/** What holds for all rows of a file. */
export interface DraftRules {
  sellerId: number
  /** Who imports, for the listing's history; `null` for the operator at the command line, and for a company. */
  actorId: number | null
  /** Make complete rows public at once instead of sending them to review. */
  publish: boolean
  /** The seller imports: what buyers decide by waits on public spaces, as in every edit of theirs. */
  isReviewed: boolean
  /** Do new spaces take requests at once? */
  takesRequests: boolean
  now: Date
}

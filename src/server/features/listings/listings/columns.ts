import type { Insertable } from 'kysely'
import type { BULK_FIELDS } from '#contract/listings/listings-changes.ts'
import {
  type DollarsTerm,
  LISTING_TERMS,
  mapTerms,
  type TermColumns,
  type TextTerm,
} from '#domain/listings/listing-terms.ts'
import type { ListingsTable } from '../../../platform/db/tables.gen.ts'

interface ColumnRule {
  /** Written as JSON text. */
  isJson?: true
  /** What buyers decide by: on a public listing it changes only after a look at it. */
  isReviewed?: true
  /** A file may say it. Pictures, status and history stay the seller's own. */
  isImported?: true
}

/** What a seller says about a space, column by column. Edits, reviews, imports and their undoing derive from it. */
const RULES = {
  title: { isReviewed: true, isImported: true },
  description: { isReviewed: true, isImported: true },
  ad_type: { isReviewed: true, isImported: true },
  venue: { isImported: true },
  listing_type: { isReviewed: true, isImported: true },
  // a price is public at once; one that changes unusually is looked at afterwards (`unusual-prices.ts`)
  price: { isImported: true },
  frequency: { isImported: true },
  location_text: { isReviewed: true, isImported: true },
  address: { isReviewed: true, isImported: true },
  location_details: { isReviewed: true, isImported: true },
  lat: { isReviewed: true, isImported: true },
  lng: { isReviewed: true, isImported: true },
  images: { isReviewed: true, isJson: true },
  specifications: { isReviewed: true, isImported: true, isJson: true },
  features: { isReviewed: true, isImported: true },
  target_market: { isImported: true },
  audience: { isImported: true, isJson: true },
  availability_start: { isImported: true },
  availability_end: { isImported: true },
} as const satisfies Partial<Record<keyof ListingsTable, ColumnRule>>

const terms: (TextTerm | DollarsTerm)[] = Object.values(LISTING_TERMS)
const TERM_RULES = Object.fromEntries(
  terms.map(({ column, isReviewed }) => [column, { isImported: true, ...(isReviewed && { isReviewed }) }]),
) as Record<keyof TermColumns, ColumnRule>

/** What the server keeps about a listing. */
type InternalColumn =
  | 'id'
  | 'seller_id'
  | 'seller_unit_id'
  | 'unfinished'
  | 'structure_id'
  | 'takes_requests'
  | 'status'
  | 'approved_by'
  | 'approved_at'
  | 'rejection_reason'
  | 'listed_at'
  | 'created_at'
  | 'updated_at'
  | 'search_vector'
  | 'search_words'

/** A column of the schema that is neither described above nor kept by the server does not compile. */
export type ListingColumn = Exclude<keyof ListingsTable, InternalColumn>
const COLUMNS: Record<ListingColumn, ColumnRule> = { ...RULES, ...TERM_RULES }

export type ImportedColumn =
  | {
      [Name in keyof typeof RULES]: (typeof RULES)[Name] extends { isImported: true } ? Name : never
    }[keyof typeof RULES]
  | keyof TermColumns

export const LISTING_COLUMNS = Object.keys(COLUMNS) as ListingColumn[]
export const IMPORTED_COLUMNS = LISTING_COLUMNS.filter((name) => COLUMNS[name].isImported) as ImportedColumn[]

/** All of them as they are written: JSON as text. */
export type ListingValues = {
  [Name in ListingColumn]: Exclude<Insertable<ListingsTable>[Name], undefined>
}

/** Where the fields of an edit are stored. */
export const FIELD_COLUMNS: Record<keyof typeof BULK_FIELDS, readonly ListingColumn[]> = {
  title: ['title'],
  type: ['ad_type'],
  listingType: ['listing_type'],
  description: ['description'],
  location: ['location_text'],
  address: ['address'],
  locationDetails: ['location_details'],
  coordinates: ['lat', 'lng'],
  venue: ['venue'],
  price: ['price'],
  interval: ['frequency'],
  specifications: ['specifications'],
  features: ['features'],
  targetMarket: ['target_market'],
  audience: ['audience'],
  images: ['images'],
  availableFrom: ['availability_start'],
  availableTo: ['availability_end'],
  ...mapTerms({
    text: ({ column }) => [column as ListingColumn],
    dollars: ({ column }) => [column as ListingColumn],
  }),
}

export function isReviewed(name: ListingColumn): boolean {
  return COLUMNS[name].isReviewed ?? false
}

export function isImported(name: string): boolean {
  return (IMPORTED_COLUMNS as string[]).includes(name)
}

function isJson(name: string): boolean {
  return COLUMNS[name as ListingColumn]?.isJson ?? false
}

/** A column's value as it is written, from how it is read. */
export function toWritten(name: string, value: unknown): unknown {
  return isJson(name) ? JSON.stringify(value) : value
}

/** A column's value as it is read, from how it is written. */
export function toRead(name: string, value: unknown): unknown {
  return isJson(name) ? JSON.parse(value as string) : value
}

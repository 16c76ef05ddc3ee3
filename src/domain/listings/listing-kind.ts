import type { Interval, ListingType } from '../vocabulary.ts'

/** What a column of a listing says together with its kind: neither is public without the other. */
export const FOLLOWS_KIND: readonly string[] = ['price', 'frequency']

/** A space for sale is paid once, whatever its price was said to be for. */
export function intervalFor(listingType: ListingType, interval: Interval): Interval {
  return listingType === 'sale' ? 'one-time' : interval
}

/** The same of a row, whatever was sent with it: all that is written of a listing goes through here. */
export function applyKind<Row extends { listing_type?: unknown; frequency?: unknown }>(row: Row): Row {
  return row.listing_type === 'sale' ? { ...row, frequency: 'one-time' } : row
}

/** Why a space for sale has no other period. */
export const SOLD_ONCE = 'A space for sale is paid once.'

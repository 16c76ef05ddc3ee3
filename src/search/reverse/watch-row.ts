import { type PriceBasis, RULERS } from '#domain/listings/price-basis.ts'
import { AD_TYPES, AUDIENCES, FEATURES, LISTING_TYPES } from '#domain/vocabulary.ts'
import { NO_VENUE, toBits } from '../codes.ts'
import { toPriceRanges, toWantedCodes } from '../filter.ts'
import type { CentRange } from '../price-table.ts'
import type { SearchQuery } from '../query.ts'

/** What a watch accepts, as the numbers that its columns hold. */
export interface WatchRow {
  /** Accepted media 6 bits, venues 11 (with "none"), offers 2, wanted features 3, wanted audiences 8. */
  accepts: number
  /** Of the price basis its prices are meant on. */
  ruler: number
  /** Cents; `NO_LIMIT` for a maximum that was not asked for. */
  rentMin: number
  rentMax: number
  saleMin: number
  saleMax: number
  /** Days since 1970-01-01; `NO_DAY` both without days. */
  first: number
  last: number
}

export const VENUES_AT = AD_TYPES.length
export const OFFERS_AT = VENUES_AT + NO_VENUE + 1
export const FEATURES_AT = OFFERS_AT + LISTING_TYPES.length
export const AUDIENCES_AT = FEATURES_AT + FEATURES.length
/** Accepts no medium, and so no space. */
export const NOTHING = 0

export const NO_LIMIT = 0x7fffffff
export const NO_DAY = 65_535
/** The rulers, and last "as listed, rents and sales alike". */
export const RULER_COUNT = RULERS.length + 1

export function basisCode(per: PriceBasis | undefined): number {
  return per === undefined ? RULERS.length : RULERS.indexOf(per)
}

export function toWatchRow(query: SearchQuery): WatchRow {
  const { rent, sale } = toPriceRanges(query)
  const { availableFromDay: from, availableToDay: to } = query
  return {
    accepts: toAccepts(query),
    ruler: basisCode(query.per),
    rentMin: rent.min,
    rentMax: limitOf(rent),
    saleMin: sale.min,
    saleMax: limitOf(sale),
    first: from ?? to ?? NO_DAY,
    last: to ?? from ?? NO_DAY,
  }
}

function toAccepts(query: SearchQuery): number {
  const { adTypes, venues, listingTypes } = toWantedCodes(query)
  const venueBits = NO_VENUE + 1
  return (
    (adTypes & ((1 << AD_TYPES.length) - 1)) |
    // only "no filter" takes a space without a venue
    ((venues & ((1 << venueBits) - 1)) << VENUES_AT) |
    ((listingTypes & ((1 << LISTING_TYPES.length) - 1)) << OFFERS_AT) |
    (toBits(FEATURES, query.features ?? []) << FEATURES_AT) |
    (toBits(AUDIENCES, query.audiences ?? []) << AUDIENCES_AT)
  )
}

function limitOf({ max }: CentRange): number {
  return max === Number.POSITIVE_INFINITY ? NO_LIMIT : max
}

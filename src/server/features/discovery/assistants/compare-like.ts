import { NEAR_KM } from '#assistant/explain/price-statistics.ts'
import { comparisonOf, type PriceComparison } from '#assistant/market.ts'
import type { LatLng } from '#domain/geo.ts'
import { chooseComparables, type Likeness, readLikeness } from '#domain/listings/comparable.ts'
import { convertPrice } from '#domain/money.ts'
import type { AdType, Interval, ListingType } from '#domain/vocabulary.ts'
import type { SearchQuery } from '#search/query.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'

interface Priced extends Likeness {
  /** Whose spaces are left out: nobody compares with themselves. */
  sellerId: number | null
  adType: AdType
  listingType: ListingType
  interval: Interval
  coordinates: LatLng | null
}

const PAGE = 500
/** The nearest of a medium; more of one company than these say no more. */
const PAGES = 2
const PAGE_ALONE = { facets: false, histogram: false, clusters: false }

/** Prices of other sellers' spaces that are like one: within 25 km where there are enough, else the nearest of all. */
export async function compareLike(
  { db, search }: Pick<AppContext, 'db' | 'search'>,
  space: Priced,
): Promise<PriceComparison> {
  const { adType, listingType, coordinates } = space
  const index = await search.openIndex()
  const kind: SearchQuery = { adTypes: [adType], listingTypes: [listingType], limit: PAGE, want: PAGE_ALONE }
  const around: SearchQuery = coordinates ? { ...kind, near: coordinates, sort: 'distance' } : kind
  const list = (query: SearchQuery) => {
    const ids: number[] = []
    for (let page = 0, cursor: string | null = ''; page < PAGES && cursor !== null; page++) {
      const answer = index.search({ ...query, ...(cursor && { cursor }) })
      ids.push(...answer.ids)
      cursor = answer.nextCursor
    }
    return ids
  }
  if (coordinates) {
    const near = list({ ...around, radiusKm: NEAR_KM })
    const comparison = await compareWith(db, near, { space, near: true })
    if (comparison.statistics) return comparison
  }
  return compareWith(db, list(around), { space, near: false })
}

async function compareWith(
  db: Db,
  ids: readonly number[],
  { space, near }: { space: Priced; near: boolean },
): Promise<PriceComparison> {
  const { interval, sellerId } = space
  const isOnce = interval === 'one-time'
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('listings')
          .select(['seller_id', 'price', 'frequency', 'specifications', 'audience'])
          .where('id', 'in', ids)
          .where('frequency', isOnce ? '=' : '<>', 'one-time')
          .execute()
  const others = rows
    .filter((row) => row.seller_id !== sellerId)
    .map((row) => ({
      ...readLikeness(row),
      sellerId: row.seller_id,
      dollars: convertPrice(row.price, row.frequency, interval),
    }))
  const { prices, by } = chooseComparables(space, others)
  return { ...comparisonOf(Float64Array.from(prices), { near, interval }), by }
}

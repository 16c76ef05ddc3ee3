import type { FoundListing, NearPeriod } from '#contract/discovery/search.ts'
import type { Days } from '#domain/booking/cells.ts'
import { toDate } from '#domain/dates.ts'
import { toBoundCents } from '#domain/listings/price-basis.ts'
import { required } from '#domain/required.ts'
import type { SearchQuery } from '#search/query.ts'

/** US dollars, all-in. */
interface Limits {
  priceMin?: number | undefined
  priceMax?: number | undefined
  /** Whether these are all the spaces that fit. */
  isAll: boolean
}

const SHOWN = 3

/**
 * The nearest runs of whole cells among some spaces, within the limits: first with most of the days asked for, then in which
 * most spaces can be had.
 */
export function listNearPeriods(
  listings: readonly FoundListing[],
  { priceMin = 0, priceMax = Number.POSITIVE_INFINITY, isAll }: Limits,
): NearPeriod[] {
  const [least, most] = [toBoundCents(priceMin), toBoundCents(priceMax)]
  const near = listings
    .flatMap((listing) => listing.near ?? [])
    .filter(({ totalCents }) => least <= totalCents && totalCents <= most)
  return [...Map.groupBy(near, ({ first, last }) => `${first} ${last}`).values()]
    .map((same) => {
      const { place: _place, ...period } = required(same[0])
      return { ...period, count: same.length, totalCents: Math.min(...same.map((one) => one.totalCents)) }
    })
    .sort((a, b) => b.askedDays - a.askedDays || b.count - a.count)
    .slice(0, SHOWN)
    .map((period) => (isAll ? period : { ...period, count: null }))
}

/** The days that prices are shown for: both are known, or totals are compared. */
export function pricedDays({ availableFromDay: from, availableToDay: to, per }: SearchQuery): Days | null {
  const [first, last] = [from ?? to, to ?? from]
  if (first === undefined || last === undefined) return null
  if (per !== 'total' && (from === undefined || to === undefined)) return null
  return { first: toDate(first), last: toDate(last) }
}

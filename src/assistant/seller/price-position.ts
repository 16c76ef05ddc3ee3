import { convertPrice, formatPrice } from '#domain/money.ts'
import { AD_TYPE_LABELS, type Interval } from '#domain/vocabulary.ts'
import { listComparables, type PriceStatistics, priceStatistics } from '../explain/price-statistics.ts'
import type { AssistantListing } from '../listing.ts'
import type { SellerDraft } from './draft.ts'

export interface PricePosition {
  /** Null when fewer than four comparable spaces are listed: then no price is named. */
  statistics: PriceStatistics | null
  /** Comparable prices at the draft's interval, ascending, whole dollars: for a small chart. */
  prices: number[]
  /** True when the comparables stand within 25 km. */
  near: boolean
  text: string
}

/** Where a price stands among comparable spaces. Names a price only from them, their count beside it. */
export function positionPrice(draft: SellerDraft, market: readonly AssistantListing[]): PricePosition {
  const { spaces, near } = listComparables({ ...draft, coordinates: draft.location.coordinates }, market)
  const statistics = priceStatistics(spaces, draft.interval)
  const prices = spaces
    .map((space) => Math.round(convertPrice(space.price, space.interval, draft.interval)))
    .sort((a, b) => a - b)
  return { statistics, prices, near, text: describePosition(draft, statistics, near) }
}

function describePosition(draft: SellerDraft, statistics: PriceStatistics | null, near: boolean): string {
  const kind = AD_TYPE_LABELS[draft.adType].toLowerCase()
  if (!statistics) return `Price: too few comparable ${kind} spaces are listed to name a price.`
  const at = (dollars: number) => formatPrice(Math.round(dollars), draft.interval)
  const market = `the median of ${statistics.count} comparable ${kind} spaces${near ? ' nearby' : ''} is ${at(statistics.median)}; half of them ask ${at(statistics.lowerQuartile)} to ${at(statistics.upperQuartile)}`
  if (draft.price === null) return `Price: ${market}.`
  return `Price: ${at(draft.price)} is ${sideOf(draft.price, statistics)}; ${market}.`
}

function sideOf(price: number, { lowerQuartile, upperQuartile, median }: PriceStatistics): string {
  if (price < lowerQuartile) return 'in the lowest quarter'
  if (price > upperQuartile) return 'in the highest quarter'
  if (Math.round(price) === Math.round(median)) return 'at the median'
  return price < median ? 'below the median' : 'above the median'
}

/** The intervals comparable spaces are sold by, most frequent first, with their counts. */
export function listUsualIntervals(
  draft: SellerDraft,
  market: readonly AssistantListing[],
): { interval: Interval; count: number }[] {
  const alike = market.filter(
    (listing) =>
      listing.adType === draft.adType && listing.listingType === draft.listingType && listing.id !== draft.id,
  )
  const counts = new Map<Interval, number>()
  for (const { interval } of alike) counts.set(interval, (counts.get(interval) ?? 0) + 1)
  return [...counts].map(([interval, count]) => ({ interval, count })).sort((a, b) => b.count - a.count)
}

import type { MapAnswer } from '#contract/discovery/search.ts'
import { toWholeDollars } from '#domain/dollars.ts'
import type { PriceBasis } from '#domain/listings/price-basis.ts'
import { RULER_LABELS } from '#domain/listings/price-basis.ts'
import { formatPrice, formatUsd } from '#domain/money.ts'
import type { Interval } from '#domain/vocabulary.ts'

export type Cluster = MapAnswer['clusters'][number]

/** `$950`, `$1.2k`, `$12k`: short enough for a pin. */
export function formatShortUsd(dollars: number): string {
  if (dollars < 1000) return formatUsd(dollars)
  const thousands = dollars / 1000
  const short = thousands < 10 ? Math.round(thousands * 10) / 10 : Math.round(thousands)
  return short >= 1000 ? `$${Math.round(short / 100) / 10}M` : `$${short}k`
}

const SHORT: Record<Interval, string> = {
  day: '/day',
  week: '/wk',
  '4-week': '/4wk',
  month: '/mo',
  quarter: '/qtr',
  year: '/yr',
  'one-time': '',
}

/**
 * What a pin says: all in for the dates searched for, else the price that the search compares by. `$1.7k/mo`; `$48k sale`
 * for a space to buy; one-time prices have no period.
 */
export function formatPin({ listing, minPrice, sale }: Cluster, per: PriceBasis): string {
  if (listing?.dated) return formatShortUsd(toWholeDollars(listing.dated.totalCents))
  const price = formatShortUsd(minPrice)
  if (sale) return `${price} sale`
  const interval = listing?.interval
  if (per === 'listed' || per === 'total' || interval === 'one-time')
    return price + (interval ? SHORT[interval] : '')
  return price + SHORT[per]
}

/** The price in words: as it is listed. */
export function describePrice({ listing, sale }: Cluster): string {
  if (!listing) return ''
  if (listing.dated) return `${formatUsd(toWholeDollars(listing.dated.totalCents))} all-in`
  return sale ? `${formatUsd(listing.price)} for sale` : formatPrice(listing.price, listing.interval)
}

/** The prices of several spaces: `$340 to $2,100 per month`. */
export function describeRange({ minPrice, maxPrice, sale, unpriced }: Cluster, per: PriceBasis): string {
  const range =
    minPrice === maxPrice ? formatUsd(minPrice) : `${formatUsd(minPrice)} to ${formatUsd(maxPrice)}`
  return `${range} ${sale ? 'for sale' : RULER_LABELS[unpriced ? 'listed' : per]}`
}

import { DAYS_PER_MONTH, intervalDays } from '../money.ts'
import type { Interval, ListingType } from '../vocabulary.ts'

/**
 * What prices of different periods are compared by: brought to one period, as they are in the listing, or as the all-in
 * total for the days of the search.
 */
export const RULERS = ['month', '4-week', 'week', 'day', 'listed', 'total'] as const
export type PriceBasis = (typeof RULERS)[number]

/** Screens compare by it unless the visitor chooses another. */
export const DEFAULT_RULER: PriceBasis = 'month'

export const RULER_LABELS: Record<PriceBasis, string> = {
  month: 'per month',
  '4-week': 'per 4 weeks',
  week: 'per week',
  day: 'per day',
  listed: 'as listed',
  total: 'for your dates',
}

/** `$500/month`: the same words as a listed price has. */
export const RULER_SUFFIXES: Record<PriceBasis, string> = {
  month: '/month',
  '4-week': '/4 weeks',
  week: '/week',
  day: '/day',
  listed: '',
  total: ' all-in',
}

export interface PriceScale {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly default: readonly [number, number]
}

/** Steps of the price slider and the histogram, a hundred each, in US dollars. */
export const PRICE_SCALES: Record<PriceBasis, PriceScale> = {
  month: { min: 0, max: 10_000, step: 100, default: [0, 5000] },
  '4-week': { min: 0, max: 10_000, step: 100, default: [0, 5000] },
  week: { min: 0, max: 2500, step: 25, default: [0, 1250] },
  day: { min: 0, max: 500, step: 5, default: [0, 250] },
  listed: { min: 0, max: 10_000, step: 100, default: [0, 5000] },
  total: { min: 0, max: 10_000, step: 100, default: [0, 10_000] },
}

/** The same for what spaces for sale cost, whatever rents are compared by. */
export const SALE_SCALE: PriceScale = { min: 0, max: 100_000, step: 1000, default: [0, 100_000] }

/** What a period has no part in. */
type Unscaled = 'listed' | 'total'

const DAYS: Record<Exclude<PriceBasis, Unscaled>, number> = {
  month: DAYS_PER_MONTH,
  '4-week': 28,
  week: 7,
  day: 1,
}

/** US cents on the price basis for each dollar of an interval. One-time prices have no period and stay as they are. */
export function centsPerDollar(interval: Interval, per: PriceBasis): number {
  const days = intervalDays(interval)
  return per === 'listed' || per === 'total' || days === null ? 100 : (100 * DAYS[per]) / days
}

interface Priced {
  price: number
  priceInterval: Interval
  listingType: ListingType
}

/** A listing's price on the price basis, in whole US cents. What a space for sale costs is no rent and stays as it is. */
export function basisCents({ price, priceInterval, listingType }: Priced, per: PriceBasis): number {
  return listingType === 'sale' ? price * 100 : Math.round(price * centsPerDollar(priceInterval, per))
}

/** The bound of a range in whole US cents. */
export function toBoundCents(dollars: number): number {
  return Math.round(dollars * 100)
}

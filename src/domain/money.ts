import type { Interval } from './vocabulary.ts'

/** Average Gregorian month in days (365.25 / 12, as the product states it). */
export const DAYS_PER_MONTH = 30.44

const DAYS: Record<Exclude<Interval, 'one-time'>, number> = {
  day: 1,
  week: 7,
  '4-week': 28,
  month: DAYS_PER_MONTH,
  quarter: DAYS_PER_MONTH * 3,
  year: DAYS_PER_MONTH * 12,
}

/** Days one interval lasts; `null` for one-time prices, which have no period. */
export function intervalDays(interval: Interval): number | null {
  return interval === 'one-time' ? null : DAYS[interval]
}

/**
 * Converts a price between intervals (US dollars, not rounded).
 * One-time prices are not converted: they have no period.
 */
export function convertPrice(price: number, from: Interval, to: Interval): number {
  const fromDays = intervalDays(from)
  const toDays = intervalDays(to)
  if (fromDays === null || toDays === null || from === to) return price
  return (price / fromDays) * toDays
}

/** Monthly equivalent in whole US dollars (30.44 days; one-time as is). */
export function monthlyPrice(price: number, interval: Interval): number {
  return Math.round(convertPrice(price, interval, 'month'))
}

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** US dollars without decimals: `$1,250`. */
export function formatUsd(dollars: number): string {
  return usd.format(dollars)
}

const PER: Record<Interval, string> = {
  day: '/day',
  week: '/week',
  '4-week': '/4 weeks',
  month: '/month',
  quarter: '/quarter',
  year: '/year',
  'one-time': ' one-time',
}

/** `$450/month`, `$900 one-time`. */
export function formatPrice(price: number, interval: Interval): string {
  return `${formatUsd(price)}${PER[interval]}`
}

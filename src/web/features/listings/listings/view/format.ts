import type { ListingAudience } from '#contract/listings/listings.ts'
import { formatLongDay, relativeDate, toLongDate, toShortDate } from '#domain/format-dates.ts'
import { firstDayOf } from '#domain/listings/first-day.ts'
import { AUDIENCE_BASIS_LABELS } from '#domain/vocabulary.ts'

const count = new Intl.NumberFormat('en-US')

/** A formatted calendar date; a space without one is available now. */
export function formatDay(date: string | null): string {
  return date ? toLongDate(date) : 'now'
}

/**
 * The first day of a space: the first that can be booked where it is booked on Placard, else what its seller says.
 * @param firstFree null when nothing is free, undefined where nothing is booked
 */
export function formatFirstDay(
  availableFrom: string | null,
  firstFree: string | null | undefined,
  write: (day: string) => string = toLongDate,
): string | null {
  const day = firstDayOf({ availabilityStart: availableFrom, firstFree })
  if (day === undefined) return null
  return day ? write(day) : 'now'
}

export function formatListedDate(instant: string, now: Date): { relative: string; exact: string } {
  const date = new Date(instant)
  return { relative: relativeDate(date, now), exact: formatLongDay(date) }
}

/** `about 4,200 a day`; null when the space has no figure. */
export function formatDailyViews({ dailyViews, value, per }: ListingAudience): string | null {
  if (dailyViews !== null) return `${count.format(dailyViews)} a day`
  return value === null ? null : `${count.format(value)} per ${per ?? 'placement'}`
}

/** The number's basis: `modeled, 29,400 per week, as of Apr 1, 2026`. */
export function formatBasis({ value, per, basis, asOf }: ListingAudience): string | null {
  if (value === null) return null
  const stated = per && per !== 'day' ? `${count.format(value)} per ${per}` : null
  return [basis && AUDIENCE_BASIS_LABELS[basis], stated, asOf && `as of ${toShortDate(asOf)}`]
    .filter(Boolean)
    .join(', ')
}

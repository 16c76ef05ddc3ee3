export const DAY_MS = 86_400_000

/** The last accepted day, 2149-06-05: the search stores days in 16 bits, whose highest value means "open". */
export const LAST_DAY = 65_534

/** Calendar date `YYYY-MM-DD` → days since 1970-01-01. */
export function toDayNumber(date: string): number {
  return Math.round(Date.parse(date) / DAY_MS)
}

/**
 * The listed date relative to now, in whole days between the two instants:
 * today, yesterday, n days ago (< 7), n weeks ago (< 30 days), then n months ago.
 */
export function relativeDate(date: Date, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - date.getTime()) / DAY_MS))
  if (days === 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 7) return `${days} days ago`
  if (days < 30) return plural(Math.floor(days / 7), 'week')
  return plural(Math.floor(days / 30), 'month')
}

function plural(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? '' : 's'} ago`
}

/** Calendar date `YYYY-MM-DD` → "Mar 25, 2025". */
export function toShortDate(date: string): string {
  return toText(date, 'short')
}

/** Calendar date `YYYY-MM-DD` → "March 25, 2025". */
export function toLongDate(date: string): string {
  return toText(date, 'long')
}

function toText(date: string, month: 'short' | 'long'): string {
  const options = { year: 'numeric', month, day: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-US', options).format(new Date(`${date}T00:00:00Z`))
}

export const DAY_MS = 86_400_000

/** The last day that can be asked for, 2149-06-05: the search keeps days in 16 bits, the highest of which means "open". */
export const LAST_DAY = 65_534

/** Calendar date `YYYY-MM-DD` → days since 1970-01-01. */
export function toDayNumber(date: string): number {
  return Math.round(Date.parse(date) / DAY_MS)
}

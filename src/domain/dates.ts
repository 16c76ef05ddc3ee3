export const DAY_MS = 86_400_000

/** The last accepted day, 2149-06-05: the search stores days in 16 bits, whose highest value means "open". */
export const LAST_DAY = 65_534

/** Days since 1970-01-01 → calendar date `YYYY-MM-DD`. */
export function toDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** Calendar date `YYYY-MM-DD` → days since 1970-01-01. */
export function toDayNumber(date: string): number {
  return Math.round(Date.parse(date) / DAY_MS)
}

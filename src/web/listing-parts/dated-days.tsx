import { toDateRange } from '#domain/format-dates.ts'

/** The days that a total is for. */
export function DatedDays({ dated }: { dated: { first: string; last: string } }) {
  return <span className="text-sm text-ink-soft">all-in, {toDateRange(dated)}</span>
}

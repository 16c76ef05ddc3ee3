import type { FoundListing } from '#contract/discovery/search.ts'
import { describeMissing, namePeriod } from '#domain/booking/period-words.ts'
import { toWholeDollars } from '#domain/dollars.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { formatUsd } from '#domain/money.ts'

type DatedNoteProps = Pick<FoundListing, 'dated' | 'leastDays' | 'near'>

/**
 * The days that a total is for, or that the days searched for are too few: "4-week minimum". Below, where it costs less or
 * nothing else is to be had, the nearest whole period.
 */
export function DatedNote({ dated, leastDays = 0, near = [] }: DatedNoteProps) {
  const term = leastDays % 7 === 0 ? `${leastDays / 7}-week` : `${leastDays}-day`
  const [nearest] = near
  const isOffered = nearest && (!dated || nearest.totalCents < dated.totalCents)
  return (
    <>
      {(dated || leastDays > 0) && (
        <span className="text-sm text-ink-soft">
          {dated ? `all-in, ${toDateRange(dated)}` : `${term} minimum`}
        </span>
      )}
      {isOffered && (
        <span className="basis-full text-sm text-ink-soft">
          {dated ? 'Or ' : ''}
          <span className="font-semibold text-ink tabular-nums">
            {formatUsd(toWholeDollars(nearest.totalCents))}
          </span>
          {` in all for ${namePeriod(nearest)}: ${describeMissing(nearest)}`}
        </span>
      )}
    </>
  )
}

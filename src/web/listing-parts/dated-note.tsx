import type { FoundListing } from '#contract/discovery/search.ts'
import { toDateRange } from '#domain/format-dates.ts'

type DatedNoteProps = Pick<FoundListing, 'dated' | 'leastDays'>

/** The days that a total is for; or that the days searched for are too few: "4-week minimum". */
export function DatedNote({ dated, leastDays = 0 }: DatedNoteProps) {
  const term = leastDays % 7 === 0 ? `${leastDays / 7}-week` : `${leastDays}-day`
  return (
    <span className="text-sm text-ink-soft">
      {dated ? `all-in, ${toDateRange(dated)}` : `${term} minimum`}
    </span>
  )
}

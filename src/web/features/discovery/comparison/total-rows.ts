import type { FoundListing } from '#contract/discovery/search.ts'
import { describeMissing, namePeriod } from '#domain/booking/period-words.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import type { ComparisonRow } from '#domain/discovery/compare-spaces.ts'
import { toDateRange } from '#domain/format-dates.ts'
import type { CompareState } from './compare-state.ts'

/** What each costs in all for the days asked; with its own days where it is sold in longer pieces. None without days. */
export function toTotalRows(spaces: readonly FoundListing[], { from, to }: CompareState): ComparisonRow[] {
  const [first, last] = [from ?? to, to ?? from]
  if (!first || !last) return []
  const said = ({ dated, leastDays }: FoundListing) => {
    if (leastDays) return `Sold from ${leastDays} days`
    if (!dated) return 'Not sold for these dates'
    const isWider = dated.first !== first || dated.last !== last
    return `${formatCents(dated.totalCents)}${isWider ? ` (${toDateRange(dated)})` : ''}`
  }
  const rows = [{ label: `All in, ${toDateRange({ first, last })}`, values: spaces.map(said) }]
  if (spaces.every(({ near }) => !near)) return rows
  return [...rows, { label: 'Nearest whole period', values: spaces.map(describeNearest) }]
}

function describeNearest({ dated, near }: FoundListing): string {
  const [nearest] = near ?? []
  if (!nearest) return dated ? 'These dates are whole' : 'None'
  return `${formatCents(nearest.totalCents)} for ${namePeriod(nearest)}: ${describeMissing(nearest)}`
}

import type { FoundListing } from '#contract/discovery/search.ts'
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
  return [{ label: `All in, ${toDateRange({ first, last })}`, values: spaces.map(said) }]
}

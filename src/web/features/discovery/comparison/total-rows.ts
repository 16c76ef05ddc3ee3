import type { FoundListing } from '#contract/discovery/search.ts'
import { describeMissing, namePeriod } from '#domain/booking/period-words.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { countDays } from '#domain/booking/price/split-term.ts'
import { type ComparisonRow, findLowest, lowestOf, withBest } from '#domain/discovery/compare-spaces.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { costPerThousandOf, formatCpm } from '#domain/listings/cost-per-thousand.ts'
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
  const rows = [
    withBest(
      { label: `All in, ${toDateRange({ first, last })}`, values: spaces.map(said) },
      lowestOf(spaces.map(({ dated }) => dated?.totalCents)),
    ),
    ...toCpmRows(spaces),
  ]
  if (spaces.every(({ near }) => !near)) return rows
  return [...rows, { label: 'Nearest whole period', values: spaces.map(describeNearest) }]
}

/** What a thousand contacts cost of the total, over the days that it is for. None where no audience can be brought to them. */
function toCpmRows(spaces: readonly FoundListing[]): ComparisonRow[] {
  const read = ({ dated, audience }: FoundListing) =>
    dated ? costPerThousandOf({ ...dated, days: countDays(dated.first, dated.last) }, audience) : null
  if (!spaces.some(read)) return []
  const values = spaces.map((space) => {
    const cpm = read(space)
    return cpm ? `${formatCpm(cpm)} of ${cpm.contacts.toLocaleString('en-US')} contacts` : 'Not stated'
  })
  const best = findLowest(spaces, (space) => read(space)?.dollars)
  return [withBest({ label: 'Cost per thousand, all in', values }, best)]
}

function describeNearest({ dated, near }: FoundListing): string {
  const [nearest] = near ?? []
  if (!nearest) return dated ? 'These dates are whole' : 'None'
  return `${formatCents(nearest.totalCents)} for ${namePeriod(nearest)}: ${describeMissing(nearest)}`
}

import type { ProofDutyList } from '#contract/booking/proofs.ts'
import { toWeekDate } from '#domain/format-dates.ts'
import type { OwedFilter } from './owed-filter.ts'

type Owed = ProofDutyList['items'][number]

interface OwedDay {
  title: string
  isLate: boolean
  items: Owed[]
}

/** By the day on which it is due, what is overdue first and together. */
export function groupByDay(items: readonly Owed[]): OwedDay[] {
  const late = items.filter(({ state }) => state === 'overdue')
  const others = Map.groupBy(
    items.filter(({ state }) => state !== 'overdue'),
    ({ dueOn }) => dueOn,
  )
  const days = [...others].map(([day, of]) => ({ title: `Due ${toWeekDate(day)}`, isLate: false, items: of }))
  return late.length > 0 ? [{ title: 'Overdue', isLate: true, items: late }, ...days] : days
}

/** Beside a row, what the heading does not say; empty where it says all. */
export function describeOwed({ state, dueOn, opensOn }: Owed): string {
  if (state === 'overdue') return `Was due ${toWeekDate(dueOn)}`
  if (state === 'questioned') return 'Questioned by the buyer'
  return state === 'waiting' ? `From ${toWeekDate(opensOn)} on` : ''
}

export function listOwedTabs({ open, received }: ProofDutyList['counts'], { show }: OwedFilter) {
  return [
    { show: undefined, label: `To hand in ${open.toLocaleString('en-US')}`, isShown: show === undefined },
    { show: 'soon' as const, label: 'In the next two weeks', isShown: show === 'soon' },
    {
      show: 'received' as const,
      label: `With the buyer ${received.toLocaleString('en-US')}`,
      isShown: show === 'received',
    },
  ]
}

export function describeNone({ show, q }: OwedFilter): string {
  if (q) return 'Nothing has these words'
  if (show === 'received') return 'Nothing waits for a buyer'
  return show === 'soon' ? 'Nothing begins within two weeks' : 'Nothing is to be handed in'
}

/** "Tacoma, WA (12)" */
export function listMarketOptions(markets: ProofDutyList['markets']): { value: string; label: string }[] {
  const places = markets.map(({ name, count }) => ({ value: name, label: `${name} (${count})` }))
  return [{ value: '', label: 'All markets' }, ...places]
}

/** Where the list is downloaded, all of it. */
export function toOwedFile({ show, q, market }: OwedFilter): string {
  const query = new URLSearchParams({ ...(show && { show }), ...(q && { q }), ...(market && { market }) })
  return `/api/my/proof-duties.csv${query.size > 0 ? `?${query}` : ''}`
}

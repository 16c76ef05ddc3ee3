import { RING_DAYS } from '#domain/booking/free-days.ts'
import { DAY_MS } from '#domain/dates.ts'
import type { AdType } from '#domain/vocabulary.ts'
import type { SearchQuery, SpaceRow } from '#search/query.ts'
import { createRandom, toRing } from '#test/support/discovery/build-spaces.ts'

/** The day on which the bench takes place, as days since 1970-01-01. */
export const TODAY = 20_440

const SOLD_SHARE = 0.2

type Sale = Pick<SpaceRow, 'leadDays' | 'units'>

/** A fifth of all spaces has sold or listed dates over the coming year: some of its posting periods or weeks, or issues. */
export function createSales(seed: number): (adType: AdType) => Sale {
  const random = createRandom(seed)
  return (adType) => {
    const leadDays = Math.floor(random() * 15)
    if (random() >= SOLD_SHARE) return { leadDays }
    if (adType === 'print' || adType === 'event') {
      return { leadDays, units: { throughout: [], anyWithin: [listIssues(random)] } }
    }
    const cell = adType === 'billboard' ? 28 : adType === 'social' ? 1 : 7
    const units = random() < 0.1 ? 3 : 1
    const throughout = Array.from({ length: units }, () => sellCells(cell, random))
    return { leadDays, units: { throughout, anyWithin: [] } }
  }
}

/** Half of the coming cells, in no order. */
function sellCells(cell: number, random: () => number): Uint32Array {
  const days: number[] = []
  for (let first = TODAY; first < TODAY + 365; first += cell) {
    if (random() < 0.5) for (let day = first; day < first + cell; day++) days.push(day)
  }
  return toRing(days)
}

/** An issue a month, a third of them sold out. */
function listIssues(random: () => number): Uint32Array {
  const days: number[] = []
  for (let first = TODAY + Math.floor(random() * 30); first < TODAY + 365; first += 30) {
    if (random() < 0.67) days.push(first)
  }
  return toRing(days)
}

/** Asks each view for four weeks, somewhere in the next half year. */
export function askForDates(queries: readonly SearchQuery[]): SearchQuery[] {
  return queries.map((query, i) => {
    const first = TODAY + 20 + ((i * 7) % 140)
    return { ...query, availableFromDay: first, availableToDay: first + 27, today: TODAY }
  })
}

/** By the total for those days, the least first. Few days, as a market is asked for: what is kept of them is used again. */
export function askForTotals(queries: readonly SearchQuery[]): SearchQuery[] {
  return askForDates(queries).map((query, i) => {
    const first = TODAY + 20 + (i % 3) * 28
    return {
      ...query,
      availableFromDay: first,
      availableToDay: first + 27,
      now: TODAY * DAY_MS + NOON_MS,
      per: 'total',
      sort: 'price-asc',
    }
  })
}

/** The same for other days. */
export function shiftDays(query: SearchQuery, days: number): SearchQuery {
  const { availableFromDay: first = TODAY, availableToDay: last = TODAY } = query
  return { ...query, availableFromDay: first + days, availableToDay: last + days }
}

const NOON_MS = 12 * 3_600_000

/** The days of a ring as a Postgres multirange of day numbers. */
export function toMultirange(ring: Uint32Array): string {
  const ranges: string[] = []
  for (let day = TODAY; day < TODAY + RING_DAYS; day++) {
    if (!hasDay(ring, day)) continue
    const first = day
    while (day < TODAY + RING_DAYS && hasDay(ring, day)) day++
    ranges.push(`[${first},${day})`)
  }
  return `{${ranges.join(',')}}`
}

function hasDay(ring: Uint32Array, day: number): boolean {
  const bit = day % RING_DAYS
  return ((ring[bit >>> 5]! >>> (bit & 31)) & 1) === 1
}

import { toPriceRanges } from '#search/filter.ts'
import type { CentRange } from '#search/price-table.ts'
import type { SpaceRow } from '#search/query.ts'
import { createTotalReader, type SpaceTotal } from '#search/space-total.ts'
import type { CompiledSearch } from '../../../platform/db/stored-shapes.ts'

/** What a saved search by totals asks: days since 1970-01-01, and cents. */
export interface TotalLimits {
  first: number
  last: number
  range: CentRange
}

/** Null where prices are compared by the month. */
export function toTotalLimits({ query, totals }: CompiledSearch): TotalLimits | null {
  const { availableFromDay: from, availableToDay: to } = query
  const [first, last] = [from ?? to, to ?? from]
  if (!totals || first === undefined || last === undefined) return null
  return { first, last, range: toPriceRanges({ ...totals, per: 'total' }).rent }
}

/** Of a price by the month, null; `fits` says whether the search finds it. */
export interface Judged {
  fits: boolean
  total: SpaceTotal | null
}

/** Prices spaces for the days of saved searches at one moment, as the search itself does. */
export class WatchTotals {
  readonly #now: Date
  readonly #readers = new Map<string, (row: SpaceRow) => SpaceTotal | null>()

  constructor(now: Date) {
    this.#now = now
  }

  /** Judges one space for many searches: equal days are priced once. */
  of(row: SpaceRow): (limits: TotalLimits | null) => Judged {
    const known = new Map<string, SpaceTotal | null>()
    return (limits) => {
      if (limits === null || row.listingType === 'sale') return { fits: true, total: null }
      const key = `${limits.first} ${limits.last}`
      const total = known.has(key) ? (known.get(key) ?? null) : this.#read(key, limits)(row)
      known.set(key, total)
      return { fits: isWithin(limits.range, total), total }
    }
  }

  #read(key: string, { first, last }: TotalLimits): (row: SpaceRow) => SpaceTotal | null {
    const reader = this.#readers.get(key) ?? createTotalReader({ first, last, now: this.#now.getTime() })
    this.#readers.set(key, reader)
    return reader
  }
}

/** What has no total is in no range but the whole. */
function isWithin({ min, max }: CentRange, total: SpaceTotal | null): boolean {
  if (total === null) return min <= 0 && max === Number.POSITIVE_INFINITY
  return total.cents >= min && total.cents <= max
}

type Looks<T> = { before: T; now: T }

/** What a space cost one search and costs it: in all where each look that found it had a total, else by the month. */
export function pickAmounts(
  month: Looks<number | undefined>,
  totals: Looks<SpaceTotal | null | undefined>,
): Looks<number | undefined> & { days: Pick<SpaceTotal, 'first' | 'last'> | null } {
  const { before, now } = totals
  if (before === null || now === null) return { ...month, days: null }
  return {
    before: before?.cents ?? month.before,
    now: now?.cents ?? month.now,
    days: now ?? before ?? null,
  }
}

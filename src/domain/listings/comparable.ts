import { audienceDays } from '../audience-days.ts'
import type { AudiencePeriod } from '../vocabulary.ts'
import { readDistinctSizes } from './read-size.ts'

/** What of a space says which others are like it. */
export interface Likeness {
  /** Square feet; null where no size is stated, or several. */
  area: number | null
  /** Contacts a day; null where none are stated, or by the issue, event or post. */
  contacts: number | null
}

export interface Comparable extends Likeness {
  sellerId: number
  /** US dollars for one interval, the same for all. */
  dollars: number
}

/** By what spaces are alike: null is by their medium alone. */
export type LikenessBasis = 'size' | 'audience' | null

const SIZE_LABEL = /^(?:size|dimensions|face size)$/i
const SQUARE_MILS = 12_000 * 12_000

export function readLikeness({
  specifications,
  audience,
}: {
  specifications: readonly { label: string; value: string }[]
  audience: { value?: number | null | undefined; per?: AudiencePeriod | null | undefined } | null
}): Likeness {
  const stated = specifications.filter(({ label }) => SIZE_LABEL.test(label)).map(({ value }) => value)
  const areas = new Set(
    stated.flatMap(readDistinctSizes).map(({ first, second }) => (first * second) / SQUARE_MILS),
  )
  const [area] = areas
  const days = audience?.per && audienceDays(audience.per)
  return {
    area: areas.size === 1 && area !== undefined ? area : null,
    contacts: audience?.value && days ? audience.value / days : null,
  }
}

/** Half to twice as large; audiences are known less well, a third to three times. */
const ALIKE = { size: 2, audience: 3 }
/** Of one seller: hundreds of faces at one rate are no market. */
const MOST_OF_SELLER = 3
const LEAST_SELLERS = 2

/**
 * Prices of what is like a space: of its size, else of its audience, else of its medium; of one seller a lower, a middle and an upper one at
 * most. None where a single seller asks them all.
 */
export function chooseComparables(
  own: Likeness,
  others: readonly Comparable[],
): { prices: number[]; by: LikenessBasis } {
  const by = own.area !== null ? 'size' : own.contacts !== null ? 'audience' : null
  const bySeller = Map.groupBy(
    others.filter((other) => isAlike(own, other, by)),
    ({ sellerId }) => sellerId,
  )
  if (bySeller.size < LEAST_SELLERS) return { prices: [], by }
  return { prices: [...bySeller.values()].flatMap((some) => spread(some.map(({ dollars }) => dollars))), by }
}

function isAlike(own: Likeness, other: Likeness, by: LikenessBasis): boolean {
  if (by === null) return true
  const [mine, theirs] = by === 'size' ? [own.area, other.area] : [own.contacts, other.contacts]
  if (mine === null || theirs === null) return false
  return theirs >= mine / ALIKE[by] && theirs <= mine * ALIKE[by]
}

/** At most three of them: the quartiles. */
function spread(prices: readonly number[]): number[] {
  if (prices.length <= MOST_OF_SELLER) return [...prices]
  const sorted = prices.toSorted((a, b) => a - b)
  return [0.25, 0.5, 0.75].flatMap((share) => sorted[Math.round((sorted.length - 1) * share)] ?? [])
}

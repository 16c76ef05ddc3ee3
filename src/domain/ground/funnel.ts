/** What is counted of a space, in the order in which one leads to the next. */
export const MEASURES = [
  'appearances',
  'views',
  'saves',
  'contacts',
  'enquiries',
  'viewings',
  'requests',
  'bookings',
] as const
export type Measure = (typeof MEASURES)[number]
export type Counts = Record<Measure, number>

/** Each as a column, and as it is said of a space: "opened 31 times". */
export const MEASURE_LABELS: Record<Measure, string> = {
  appearances: 'Seen',
  views: 'Opened',
  saves: 'Saved',
  contacts: 'Contacted',
  enquiries: 'Asked about',
  viewings: 'Viewings asked for',
  requests: 'Booking requests',
  bookings: 'Booked',
}

/** What a measure is a share of: of how many who saw a space did this follow. */
const BASES: Record<Measure, Measure | null> = {
  appearances: null,
  views: 'appearances',
  saves: 'views',
  contacts: 'views',
  enquiries: 'views',
  viewings: 'enquiries',
  requests: 'views',
  bookings: 'requests',
}

/** A share of fewer cases says more about chance than about the space. */
export const LEAST_CASES = 30

export interface FunnelStep {
  measure: Measure
  count: number
  /** What `share` is a share of; null for the first. */
  of: Measure | null
  /** 0–1, or more where one thing happened without the other; null: too few cases to say, or no base. */
  share: number | null
}

export function toFunnel(counts: Counts): FunnelStep[] {
  return MEASURES.map((measure) => ({
    measure,
    count: counts[measure],
    of: BASES[measure],
    share: shareOf(counts, measure),
  }))
}

export function shareOf(counts: Counts, measure: Measure): number | null {
  const of = BASES[measure]
  if (of === null || counts[of] < LEAST_CASES) return null
  return counts[measure] / counts[of]
}

/** Of how many spaces and other sellers a median may be made: fewer would tell what one of them has. */
export const LEAST_SIMILAR = { spaces: 8, sellers: 3 } as const

export function isEnoughSimilar(spaces: readonly { sellerId: number }[]): boolean {
  const sellers = new Set(spaces.map(({ sellerId }) => sellerId))
  return spaces.length >= LEAST_SIMILAR.spaces && sellers.size >= LEAST_SIMILAR.sellers
}

/** Of each measure on its own, rounded to whole cases. */
export function medianCounts(all: readonly Counts[]): Counts {
  const median = (measure: Measure) => {
    const sorted = all.map((counts) => counts[measure]).sort((a, b) => a - b)
    const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
    return Math.round((low + high) / 2)
  }
  return Object.fromEntries(MEASURES.map((measure) => [measure, median(measure)])) as Counts
}

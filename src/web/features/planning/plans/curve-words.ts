import type { PlanCurve } from '#contract/planning/plans.ts'

/** What a point of the curve is called; null for the others. */
export function namePoint({ entry, solid, saturated }: PlanCurve, at: number): string | null {
  if (at === saturated) return 'Saturated: more money adds little'
  if (at === solid) return 'Solid: from here on money brings less than half of what the first did'
  if (at === entry) return 'Entry: the least that buys anything'
  return null
}

interface PlacedPoint {
  at: number
  /** In percent of the width and of the height, from the upper left. */
  x: number
  y: number
  /** "Entry"; null for most. */
  name: string | null
}

/** Where the points of the curve lie: budgets in equal ratios, as they were chosen, and shares of the score. */
export function placePoints(curve: PlanCurve): PlacedPoint[] {
  const points = listPoints(curve)
  const logs = points.map(({ budgetCents }) => Math.log(budgetCents))
  const [first = 0, last = 0] = [logs[0], logs.at(-1)]
  return points.map(({ at, share }, i) => ({
    at,
    x: last > first ? (100 * ((logs[i] ?? first) - first)) / (last - first) : 50,
    y: 100 - share,
    name: namePoint(curve, at)?.split(':')[0] ?? null,
  }))
}

/** Points with spaces, each with its place on the curve. */
export function listPoints({ points }: PlanCurve) {
  return points.map((point, at) => ({ ...point, at })).filter(({ listingIds }) => listingIds.length > 0)
}

import type { PlanCurve } from '#contract/planning/plans.ts'

/** What a point of the curve is called; null for the others. */
export function namePoint({ entry, solid, saturated }: PlanCurve, at: number): string | null {
  if (at === saturated) return 'Saturated: more money adds little'
  if (at === solid) return 'Solid: from here on money brings less than half of what the first did'
  if (at === entry) return 'Entry: the least that buys anything'
  return null
}

/** Points with spaces, each with its place on the curve. */
export function listPoints({ points }: PlanCurve) {
  return points.map((point, at) => ({ ...point, at })).filter(({ listingIds }) => listingIds.length > 0)
}

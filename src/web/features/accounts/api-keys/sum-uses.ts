import type { KeyUse } from '#contract/accounts/api-keys.ts'

export interface UseOfRoute {
  route: string
  /** All of them, and those that were refused or failed. */
  count: number
  refused: number
  /** The hour of the last one. */
  lastHour: string
}

/** Uses of some hours, the latest first, by route: the most used first. */
export function sumUses(uses: readonly KeyUse[]): UseOfRoute[] {
  const byRoute = new Map<string, UseOfRoute>()
  for (const { route, status, count, hour } of uses) {
    const sum = byRoute.get(route) ?? { route, count: 0, refused: 0, lastHour: hour }
    byRoute.set(route, {
      route,
      count: sum.count + count,
      refused: sum.refused + (status >= 400 ? count : 0),
      lastHour: sum.lastHour,
    })
  }
  return [...byRoute.values()].sort((a, b) => b.count - a.count || (a.route < b.route ? -1 : 1))
}

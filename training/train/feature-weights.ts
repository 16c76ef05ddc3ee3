/** Weights of named features while they are learned: names become numbers once, and scores are sums over numbers. */
export interface FeatureWeights {
  /** The number of a feature; a new one gets the next. */
  numberOf: (feature: string) => number
  /** One score a role, over all features of the lists. */
  scoresOf: (features: readonly Int32Array[]) => number[]
  /** Moves the features one step towards the good role and away from the bad one. */
  change: (features: readonly Int32Array[], good: number, bad: number, step: number) => void
  /** Means of the weights over all steps, one a role. */
  averaged: (steps: number) => Map<string, number[]>
}

const FIRST_ROOM = 1 << 20

/** All weights start at zero. `roles` is how many scores a feature speaks to. */
export function createFeatureWeights(roles: number): FeatureWeights {
  const numbers = new Map<string, number>()
  let now = new Float64Array(FIRST_ROOM * roles)
  /** Sum of step × change: what averaging takes off. */
  let late = new Float64Array(FIRST_ROOM * roles)

  function numberOf(feature: string): number {
    const known = numbers.get(feature)
    if (known !== undefined) return known
    const next = numbers.size
    numbers.set(feature, next)
    if ((next + 1) * roles > now.length) [now, late] = [doubled(now), doubled(late)]
    return next
  }

  function scoresOf(features: readonly Int32Array[]): number[] {
    const scores = Array.from({ length: roles }, () => 0)
    for (const list of features)
      for (const number of list)
        for (let role = 0; role < roles; role++)
          scores[role] = (scores[role] as number) + (now[number * roles + role] as number)
    return scores
  }

  function change(features: readonly Int32Array[], good: number, bad: number, step: number): void {
    for (const list of features)
      for (const number of list) {
        add(number * roles + good, 1, step)
        add(number * roles + bad, -1, step)
      }
  }

  function add(at: number, by: number, step: number): void {
    now[at] = (now[at] as number) + by
    late[at] = (late[at] as number) + by * step
  }

  function averaged(steps: number): Map<string, number[]> {
    const means = new Map<string, number[]>()
    for (const [feature, number] of numbers) {
      const at = number * roles
      const values = [...now.subarray(at, at + roles)]
      if (values.every((value) => value === 0) && late.subarray(at, at + roles).every((value) => value === 0))
        continue
      means.set(
        feature,
        values.map((value, role) => value - (late[at + role] as number) / steps),
      )
    }
    return means
  }

  return { numberOf, scoresOf, change, averaged }
}

function doubled(values: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const grown = new Float64Array(values.length * 2)
  grown.set(values)
  return grown
}

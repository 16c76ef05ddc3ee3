import { AD_TYPES } from '#domain/vocabulary.ts'
import type { Market } from '#planner/problem.ts'
import { createRandom } from '#test/support/discovery/build-spaces.ts'

const CELLS = 12
const VECTORS = 20
const CELLS_A_VECTOR = 5

/** A small random market: long-tailed prices, contacts beside them, a few sellers. */
export function buildMarket({ seed, count }: { seed: number; count: number }): Market {
  const random = createRandom(seed)
  const rows = Array.from({ length: count }, (_, row) => row)
  const draw = (below: number) => Math.floor(random() * below)
  const people = Float64Array.from({ length: CELLS }, () => 2_000 + draw(40_000))
  const cells = Array.from({ length: VECTORS }, () => {
    const first = draw(CELLS)
    return Array.from({ length: CELLS_A_VECTOR }, (_, at) => (first + at) % CELLS)
  }).flat()
  const costs = rows.map(() =>
    Math.round(20_000 * Math.exp(1.2 * (random() + random() + random() - 1.5) * 2)),
  )
  costs.sort((a, b) => a - b)
  return {
    sellerCount: 4,
    cells: { people, weights: Float64Array.from({ length: CELLS }, () => 0.2 + 0.8 * random()) },
    catchments: {
      starts: Int32Array.from({ length: VECTORS + 1 }, (_, vector) => vector * CELLS_A_VECTOR),
      cells: Int32Array.from(cells),
      rates: Float64Array.from(cells, (cell) => 1 / CELLS_A_VECTOR / people[cell]!),
    },
    candidates: {
      ids: Int32Array.from(rows, (row) => 10 + 3 * row),
      costs: Float64Array.from(costs),
      media: Uint8Array.from(rows, () => draw(AD_TYPES.length)),
      sellers: Int32Array.from(rows, () => draw(4)),
      contacts: Float64Array.from(costs, (cents) => cents * (0.2 + 2 * random() * random())),
      vectors: Int32Array.from(rows, () => draw(VECTORS)),
    },
  }
}

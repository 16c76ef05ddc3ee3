import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '#test/support/discovery/build-spaces.ts'
import { buildMarket } from '#test/support/planning/build-market.ts'
import { Levels } from './groups.ts'
import { RelaxedPoint } from './relaxed-point.ts'
import { scoreOf } from './score.ts'

const seeds = fc.integer({ min: 1, max: 1_000_000 })
const SIZE = 14
const ROUNDING = 1 + 1e-9

function setOf(seed: number): number[] {
  const random = createRandom(seed)
  return Array.from({ length: SIZE }, (_, row) => row).filter(() => random() < 0.4)
}

describe('the relaxed score', () => {
  it('has a tangent at any amounts that is no lower than the score of any rows', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const market = buildMarket({ seed, count: SIZE })
        const point = new RelaxedPoint(market, setOf(seed))
        const random = createRandom(seed + 7)
        for (let step = 0; step < 3; step++) {
          const values = new Float64Array(SIZE)
          const { base } = point.readTangent(values)
          for (let other = 0; other < 20; other++) {
            const rows = setOf(seed + 100 + other)
            const bound = rows.reduce((sum, row) => sum + values[row]!, base)
            expect(scoreOf(market, rows).value).toBeLessThanOrEqual(bound * ROUNDING)
          }
          point.moveTowards(setOf(seed + step + 1).map((row) => ({ row, amount: random() })))
        }
      }),
    )
  })
})

describe('levels of groups', () => {
  const shares = fc.array(fc.double({ min: 0.001, max: 12, noNaN: true }), { minLength: 1, maxLength: 8 })
  const bought = fc.array(
    fc.record({
      share: fc.double({ min: 0.001, max: 12, noNaN: true }),
      amount: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { maxLength: 8 },
  )

  it('count whole spaces of a group with no less than what they use of it together', () => {
    fc.assert(
      fc.property(shares, bought, (whole, parts) => {
        const levels = Levels.at([parts])
        const counted = whole.reduce(
          (sum, share) => sum + levels.countOf(0, share, -Math.expm1(-share)),
          levels.base,
        )
        const used = -Math.expm1(-whole.reduce((sum, share) => sum + share, 0))
        expect(used).toBeLessThanOrEqual(counted * ROUNDING)
      }),
      { numRuns: 2000 },
    )
  })
})

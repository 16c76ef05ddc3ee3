import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '#test/support/discovery/build-spaces.ts'
import { buildMarket } from '#test/support/planning/build-market.ts'
import { Score, scoreOf } from './score.ts'

const seeds = fc.integer({ min: 1, max: 1_000_000 })
const SIZE = 12

function setOf(seed: number): number[] {
  const random = createRandom(seed)
  return Array.from({ length: SIZE }, (_, row) => row).filter(() => random() < 0.4)
}

describe('the planning score', () => {
  it('of nothing is nothing', () => {
    expect(new Score(buildMarket({ seed: 1, count: SIZE })).value).toBe(0)
  })

  it('grows by what a space was said to add, and never by more than its bound', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const market = buildMarket({ seed, count: SIZE })
        const score = scoreOf(market, setOf(seed))
        const row = seed % SIZE
        const [before, gain, bound] = [score.value, score.gainOf(row), score.boundOf(row)]
        score.add(row)
        expect(score.value - before).toBeCloseTo(gain, 4)
        expect(gain).toBeGreaterThanOrEqual(0)
        expect(gain).toBeLessThanOrEqual(bound)
      }),
    )
  })

  it('is submodular: what a space adds shrinks with what is there', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const market = buildMarket({ seed, count: SIZE })
        const [less, more] = [setOf(seed), [...setOf(seed), ...setOf(seed + 1)]]
        const row = seed % SIZE
        expect(scoreOf(market, more).gainOf(row)).toBeLessThanOrEqual(
          scoreOf(market, less).gainOf(row) * (1 + 1e-9),
        )
      }),
    )
  })

  it('gives back what was added', () => {
    const market = buildMarket({ seed: 3, count: SIZE })
    const score = scoreOf(market, [1, 2])
    const { value } = score
    score.add(5)
    score.add(5, -1)
    expect(score.value).toBeCloseTo(value, 6)
  })
})

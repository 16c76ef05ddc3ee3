import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bruteForce, obeys } from '#test/support/planning/brute-force.ts'
import { buildMarket } from '#test/support/planning/build-market.ts'
import { buildRules } from '#test/support/planning/build-rules.ts'
import { SIMPLE_PLANS, scoreInOrder } from '#test/support/planning/simple-plans.ts'
import { certifyPlan, describeCertificate } from './certificate.ts'
import { solvePlan } from './solve.ts'

const CASES = 2000
/** Of sums in another order. */
const ROUNDING = 1 + 1e-9

const seeds = fc.integer({ min: 1, max: 1_000_000 })

describe('of at most 16 spaces, in 2,000 random markets beside every plan there is,', () => {
  const cases = Array.from({ length: CASES }, (_, at) => {
    const seed = at + 1
    const market = buildMarket({ seed, count: 1 + (seed % 16) })
    const rules = buildRules(market, seed)
    const plan = solvePlan(market, rules)
    return { seed, market, rules, plan, optimum: bruteForce(market, plan.task.rules) ?? Number.NaN }
  })
  const listSeeds = (isWrong: (one: (typeof cases)[number]) => boolean) =>
    cases.filter(isWrong).map(({ seed }) => seed)

  it('a plan obeys the rules that it states', () => {
    expect(listSeeds(({ market, plan }) => !obeys(market, plan.task.rules, plan.rows))).toEqual([])
  })

  it('plan ≤ optimum ≤ bound', () => {
    expect(listSeeds(({ plan, optimum }) => !(plan.score <= optimum * ROUNDING))).toEqual([])
    const isLow = ({ market, plan, optimum }: (typeof cases)[number]) =>
      certifyPlan(market, plan).bound * ROUNDING < optimum
    expect(listSeeds(isLow)).toEqual([])
  })

  it('is the best or near it: on average less than a thousandth below, never a tenth', () => {
    const shares = cases.map(({ plan, optimum }) => (optimum === 0 ? 1 : plan.score / optimum))
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.999)
    expect(Math.min(...shares)).toBeGreaterThan(0.9)
  })

  it.each(Object.entries(SIMPLE_PLANS))('is never worse than %s', (_, toOrder) => {
    const isWorse = ({ market, plan, seed }: (typeof cases)[number]) =>
      scoreInOrder(market, plan.task.rules, toOrder(market, seed)) > plan.score * ROUNDING
    expect(listSeeds(isWorse)).toEqual([])
  })

  it('has all lines that are required wherever money and spaces allow it', () => {
    const isMissed = ({ market, rules, plan }: (typeof cases)[number]) =>
      plan.missing.some((lines) => lines > 0) && bruteForce(market, rules) !== null
    // a limit of a seller or of a share can hide the one way that there is
    const isCounted = ({ rules }: (typeof cases)[number]) =>
      rules.sellerCents === Number.POSITIVE_INFINITY && rules.media.every(({ minCents }) => minCents === 0)
    expect(cases.filter(isCounted).length).toBeGreaterThan(1000)
    expect(listSeeds((one) => isCounted(one) && isMissed(one))).toEqual([])
  })
})

describe('a plan over a larger market', () => {
  it('obeys budget, counts, shares, pins and the limit of a seller', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const market = buildMarket({ seed, count: 20 + (seed % 400) })
        const plan = solvePlan(market, buildRules(market, seed))
        expect(obeys(market, plan.task.rules, plan.rows)).toBe(true)
      }),
    )
  })

  it('is the same for the same input, byte by byte', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const solve = () => {
          const market = buildMarket({ seed, count: 300 })
          const { task: _, ...plan } = solvePlan(market, buildRules(market, seed))
          return JSON.stringify(plan)
        }
        expect(solve()).toBe(solve())
      }),
      { numRuns: 20 },
    )
  })

  it('is certified never too high, and says when that proves little', () => {
    expect(describeCertificate({ bound: 1, percent: 93 })).toBe(
      'At least 93% of the best possible under the same rules.',
    )
    expect(describeCertificate({ bound: 1, percent: 74 })).toBe(
      'We cannot prove how near this is to the best.',
    )
  })
})

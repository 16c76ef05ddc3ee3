import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildMarket } from '#test/support/planning/build-market.ts'
import { buildBudget, buildRules } from '#test/support/planning/build-rules.ts'
import { CURVE_POINTS, readCurve } from './curve.ts'
import { countLeftOut, describeStop, explainLines } from './explain.ts'
import { scoreOf } from './score.ts'
import { solvePlan } from './solve.ts'

const seeds = fc.integer({ min: 1, max: 100_000 })

describe('the reasons of a plan', () => {
  it('say of each line what it adds to the others, and what would add most in its place', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const market = buildMarket({ seed, count: 40 })
        const plan = solvePlan(market, buildRules(market, seed))
        const reasons = explainLines(market, plan)
        expect(reasons.map(({ row }) => row)).toEqual(plan.rows)
        for (const { row, gain, runnerUp } of reasons) {
          const others = plan.rows.filter((other) => other !== row)
          expect(gain).toBeCloseTo(plan.score - scoreOf(market, others).value, 3)
          if (runnerUp === null) continue
          expect(plan.rows).not.toContain(runnerUp.row)
          expect(runnerUp.gain).toBeCloseTo(scoreOf(market, others).gainOf(runnerUp.row), 3)
        }
      }),
    )
  })

  it('count every space that is left out, once', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const market = buildMarket({ seed, count: 60 })
        const plan = solvePlan(market, buildRules(market, seed))
        const counts = Object.values(countLeftOut(market, plan))
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60 - plan.rows.length)
      }),
    )
  })

  it('say why it ends', () => {
    const market = buildMarket({ seed: 1, count: 30 })
    const plan = solvePlan(market, buildBudget(400_000))
    const left = (400_000 - plan.totalCents) / 100
    expect(left).toBeGreaterThan(0)
    expect(describeStop(plan)).toBe(
      `The rest of $${left.toFixed(2)} buys nothing more under these rules in these dates.`,
    )
    expect(describeStop({ ...plan, totalCents: 400_000 })).toBe('The whole budget is spent.')
    expect(describeStop(solvePlan(market, { ...buildBudget(1e9), maxLines: 5 }))).toBe(
      'A plan holds 5 lines.',
    )
  })
})

describe('the curve of budgets', () => {
  it('is twelve plans, each within its budget, never worse with more money', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const market = buildMarket({ seed, count: 80 })
        const { points, entry, solid, saturated } = readCurve(market, 500_000, { rulesFor: buildBudget })!
        expect(points.length).toBe(CURVE_POINTS)
        expect(points.map(({ budgetCents }) => budgetCents)).toContain(500_000)
        expect(points.filter(({ budgetCents }) => budgetCents % 100 !== 0)).toEqual([])
        for (const [at, { plan, budgetCents }] of points.entries()) {
          expect(plan.totalCents).toBeLessThanOrEqual(budgetCents)
          if (at > 0) expect(plan.score).toBeGreaterThanOrEqual(points[at - 1]!.plan.score)
        }
        expect(entry).not.toBeNull()
        if (solid !== null && saturated !== null) expect(saturated).toBeGreaterThanOrEqual(solid)
      }),
      { numRuns: 30 },
    )
  })

  it('is saturated where no further point brings a tenth of what the first money did, however few spaces there are', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const market = buildMarket({ seed, count: 3 })
        const { points, entry, saturated } = readCurve(market, 500_000, { rulesFor: buildBudget })!
        fc.pre(entry !== null && saturated !== null)
        const start = points[entry!]!.plan
        const { plan, budgetCents } = points[saturated!]!
        for (const later of points.slice(saturated! + 1).filter((one) => one.budgetCents > budgetCents))
          expect((later.plan.score - plan.score) / (later.budgetCents - budgetCents)).toBeLessThan(
            (0.1 * start.score) / start.totalCents,
          )
      }),
      { numRuns: 60 },
    )
  })

  it('has no marks where nothing can be bought', () => {
    const market = buildMarket({ seed: 1, count: 0 })
    expect(readCurve(market, 1000, { rulesFor: buildBudget })).toMatchObject({
      entry: null,
      solid: null,
      saturated: null,
    })
  })
})

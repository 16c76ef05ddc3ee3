import { expect, it } from 'vitest'
import { MAX_PLAN_LINES } from '#domain/planning/limits.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import { buildMarket } from '#test/support/planning/build-market.ts'
import { FREE_MEDIUM } from './problem.ts'
import { pinRows, toRules } from './rules.ts'

const wanted = { budgetCents: 600_000, media: [], sellerShare: 50 }

it('leaves every medium free where none is named', () => {
  expect(toRules(wanted).media).toEqual(AD_TYPES.map(() => FREE_MEDIUM))
})

it('"3 billboards and radio" is exactly three, at least one, and nothing else', () => {
  const media = [{ adType: 'billboard', count: 3 }, { adType: 'radio' }] as const
  const rules = toRules({ ...wanted, media })
  expect(rules.media.map(({ min, max }) => [min, max])).toEqual([
    [3, 3],
    [0, 0],
    [0, 0],
    [1, MAX_PLAN_LINES],
    [0, 0],
    [0, 0],
  ])
})

it('a share is of the budget, ten points more or less', () => {
  const { media } = toRules({ ...wanted, media: [{ adType: 'billboard', share: 60 }] })
  expect(media[0]).toEqual({ min: 1, max: MAX_PLAN_LINES, minCents: 300_000, maxCents: 420_000 })
})

it('one seller has a share of the budget, or all of it', () => {
  expect(toRules(wanted).sellerCents).toBe(300_000)
  expect(toRules({ ...wanted, sellerShare: 100 }).sellerCents).toBe(Number.POSITIVE_INFINITY)
})

it('what is pinned is in a plan whatever its medium', () => {
  const market = buildMarket({ seed: 1, count: 30 })
  const rows = [...market.candidates.media.keys()].filter((row) => market.candidates.media[row] === 1)
  const rules = toRules({ ...wanted, media: [{ adType: 'billboard', count: 1 }] })
  const pinned = pinRows(rules, market, rows.slice(0, 2))
  expect(pinned.media[0]).toEqual(rules.media[0])
  expect(pinned.media[1]?.max).toBe(2)
  expect(pinned.pinned).toEqual(rows.slice(0, 2))
})

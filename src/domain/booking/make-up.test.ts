import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildAgreedTerms } from '#test/support/booking/build-agreed-terms.ts'
import { differenceOf, totalOf } from './change-money.ts'
import { addCredit, addMakeGoods, carryMakeUps, priceLost, withoutMakeUps } from './make-up.ts'
import { sumCents } from './price/cents.ts'

const terms = buildAgreedTerms()
const lost = { first: '2027-03-03', last: '2027-03-09' }
const days = { ...terms.units[0]!, first: '2027-04-05', last: '2027-04-11', label: 'Make-good' }
const makeGood = { ...days, isMakeGood: true }

it('prices lost days by the day, and lost issues by the issue', () => {
  expect(priceLost(terms, lost)).toBe(40_500)
  const issues = { ...terms, units: [terms.units[0]!, days] }
  expect(priceLost(issues, lost)).toBe(81_000)
})

it('adds days that cost nothing', () => {
  const after = addMakeGoods(terms, [makeGood])
  expect(after).toMatchObject({ first: terms.first, last: '2027-04-11', totalCents: terms.totalCents })
  expect(differenceOf(terms, after)).toEqual({ charges: [], credits: [] })
  expect(withoutMakeUps(after)).toEqual(terms)
})

it('keeps lines, amounts and total the same sum, and takes off what is credited', () => {
  const cents = fc.nat(200_000)
  fc.assert(
    fc.property(cents, cents, cents, (net, tax, more) => {
      const once = addCredit(terms, { ...lost, cents: net, taxCents: tax })
      const twice = addCredit(once, { ...lost, cents: more, taxCents: 0 })
      for (const one of [once, twice]) {
        expect(sumCents(one.lines.map((line) => line.cents))).toBe(one.totalCents)
        expect(totalOf(one.amounts)).toBe(one.totalCents)
        expect(Math.min(...one.amounts.map((amount) => amount.cents))).toBeGreaterThanOrEqual(0)
      }
      expect(totalOf(differenceOf(terms, twice).credits)).toBe(terms.totalCents - twice.totalCents)
      expect(withoutMakeUps(twice).amounts).toEqual(terms.amounts)
    }),
  )
})

it('carries both into terms that are priced anew', () => {
  const before = addMakeGoods(addCredit(terms, { ...lost, cents: 40_500, taxCents: 0 }), [makeGood])
  const after = carryMakeUps(before, buildAgreedTerms({ last: '2027-04-25' }))
  expect(after).toMatchObject({ totalCents: terms.totalCents - 40_500, credits: before.credits })
  expect(after.units.at(-1)).toEqual(makeGood)
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildAgreedTerms } from '#test/support/booking/build-agreed-terms.ts'
import { addDays } from '../../zoned-time.ts'
import { repriceRunning, withAgreedExtras } from './reprice.ts'

const FIRST = '2027-03-01'
const [unit] = buildAgreedTerms().units
const terms = (days: number, cents: number) =>
  buildAgreedTerms({
    units: [{ ...unit!, first: FIRST, last: addDays(FIRST, days - 1) }],
    amounts: [{ kind: 'space', name: 'Face', cents, taxCents: 0, passesThrough: false }],
  })

it('keeps the price of days that have run, and prices those to come anew', () => {
  // 10 of 28 days at $900, then 46 of 56 days at $3,600
  const today = addDays(FIRST, 9)
  expect(repriceRunning(terms(28, 90_000), terms(56, 360_000), today)).toBe(32_143 + 360_000 - 64_286)
})

it('comes to the new price before it runs, and to the old one where nothing but the past is left', () => {
  expect(repriceRunning(terms(28, 90_000), terms(28, 120_000), addDays(FIRST, -1))).toBe(120_000)
  expect(repriceRunning(terms(28, 90_000), terms(28, 120_000), addDays(FIRST, 27))).toBe(90_000)
})

it('counts issues, begun ones as run', () => {
  const issues = (count: number, cents: number) => ({
    ...terms(28, cents),
    units: Array.from({ length: count }, (_, at) => {
      const first = addDays(FIRST, at * 7)
      return { ...unit!, first, last: addDays(first, 6) }
    }),
  })
  expect(repriceRunning(issues(2, 20_000), issues(4, 60_000), addDays(FIRST, 1))).toBe(10_000 + 45_000)
})

it('moves nothing where prices and days stay, and never leaves what is between old and new', () => {
  const days = fc.integer({ min: 1, max: 400 })
  const cents = fc.nat(10_000_000)
  fc.assert(
    fc.property(days, cents, cents, fc.integer({ min: -5, max: 405 }), (length, old, now, offset) => {
      const today = addDays(FIRST, offset)
      expect(repriceRunning(terms(length, old), terms(length, old), today)).toBe(old)
      const repriced = repriceRunning(terms(length, old), terms(length, now), today)
      expect(repriced).toBeGreaterThanOrEqual(Math.min(old, now) - 1)
      expect(repriced).toBeLessThanOrEqual(Math.max(old, now) + 1)
    }),
  )
})

it('keeps extras as agreed, also those that are not offered any more, and requires no new ones', () => {
  const extra = {
    kind: 'extra',
    name: 'Lights',
    cents: 500,
    isPerQuantity: true,
    passesThrough: false,
  } as const
  const offered = [
    { ...extra, id: 'vinyl', kind: 'production', name: 'Vinyl', cents: 200_000, isRequired: true } as const,
    { ...extra, id: 'lights', isRequired: true },
  ]
  expect(withAgreedExtras(offered, buildAgreedTerms())).toMatchObject([
    { id: 'vinyl', cents: 100_000, isRequired: true, isPerQuantity: false },
    { id: 'lights', cents: 500, isRequired: false },
  ])
  expect(withAgreedExtras([], buildAgreedTerms())).toMatchObject([{ id: 'vinyl', cents: 100_000 }])
})

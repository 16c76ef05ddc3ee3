import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { AD_TYPES } from '../vocabulary.ts'
import { addDays } from '../zoned-time.ts'
import { CANCELLATION_TIERS, EXTRA_KINDS } from './booking-terms.ts'
import { describeCancellation } from './cancellation.ts'
import { mulDiv, sumCents } from './price/cents.ts'
import { type AgreedItem, type Cancellation, refundOf } from './refund.ts'

const space: AgreedItem = { kind: 'space', cents: 840_000, taxCents: 84_000, isSpent: false }
const vinyl: AgreedItem = { kind: 'production', cents: 50_000, taxCents: 5000, isSpent: true }

/** Noon in Seattle. */
const at = (day: string) => new Date(`${day}T20:00:00Z`)

const build = (given: Partial<Cancellation> & { on?: string }): Cancellation => ({
  tier: 'standard',
  medium: 'billboard',
  first: '2027-05-04',
  last: '2027-07-26',
  periods: [],
  depositBasisPoints: 3000,
  timeZone: 'America/Los_Angeles',
  bookedAt: at('2027-03-01'),
  cancelledAt: at(given.on ?? '2027-03-15'),
  by: 'buyer',
  items: [space],
  paidCents: 924_000,
  ...given,
})

describe('what comes back', () => {
  test.each<[string, Parameters<typeof build>[0], number]>([
    ['all, until 30 days before', { on: '2027-04-04' }, 924_000],
    ['all but the deposit, until 8 days before', { on: '2027-04-05' }, 646_800],
    ['all but the deposit, on the eighth day', { on: '2027-04-26' }, 646_800],
    ['all but the first 28 days', { on: '2027-04-27' }, 616_000],
    [
      'no more than before, where the deposit is more than these days',
      { on: '2027-04-27', depositBasisPoints: 5000 },
      462_000,
    ],
    ['what has not begun', { on: '2027-06-01' }, 308_000],
    ['nothing of what has run', { on: '2027-07-20' }, 0],
    ['half, by the flexible tier', { tier: 'flexible', on: '2027-05-01' }, 462_000],
    ['nothing, by the flexible tier', { tier: 'flexible', on: '2027-05-02' }, 0],
    ['all, by the firm tier', { tier: 'firm', on: '2027-03-05' }, 924_000],
    ['nothing, by the firm tier', { tier: 'firm', on: '2027-03-06' }, 0],
    ['all of a screen', { tier: 'firm', medium: 'digital', on: '2027-04-04' }, 924_000],
    ['all, within a day of booking', { tier: 'firm', bookedAt: at('2027-04-19'), on: '2027-04-20' }, 924_000],
    ['nothing, right before the start', { tier: 'firm', bookedAt: at('2027-04-27'), on: '2027-04-27' }, 0],
    ['all, from a seller who cancels', { tier: 'firm', by: 'seller', on: '2027-07-20' }, 924_000],
    ['what was paid beyond a deposit', { on: '2027-04-05', paidCents: 300_000 }, 22_800],
  ])('is %s', (_, given, cents) => expect(refundOf(build(given)).refundCents).toBe(cents))

  it('leaves production that was spent, with its tax, and says what is still owed', () => {
    const given = build({ items: [space, vinyl], paidCents: 40_000 })
    expect(refundOf(given)).toEqual({
      items: [
        { owedCents: 0, owedTaxCents: 0, creditCents: 840_000, creditTaxCents: 84_000 },
        { owedCents: 50_000, owedTaxCents: 5000, creditCents: 0, creditTaxCents: 0 },
      ],
      keptCents: 40_000,
      refundCents: 0,
      dueCents: 15_000,
    })
    expect(refundOf({ ...given, by: 'seller' })).toMatchObject({ keptCents: 0, refundCents: 40_000 })
  })

  it('leaves each issue whose material date has passed', () => {
    const issues = ['2027-05-04', '2027-06-04', '2027-07-04'].map((first) => ({
      first,
      materialDate: addDays(first, -20),
    }))
    const given = { tier: 'flexible', medium: 'print', periods: issues } as const
    expect(refundOf(build({ ...given, on: '2027-04-14' })).refundCents).toBe(924_000)
    expect(refundOf(build({ ...given, on: '2027-04-15' })).refundCents).toBe(616_000)
    expect(refundOf(build({ ...given, tier: 'standard', on: '2027-06-10' })).refundCents).toBe(308_000)
  })
})

const day = (min: number, max: number) => fc.integer({ min, max }).map((days) => addDays('2027-03-01', days))
const cents = fc.integer({ min: 0, max: 5_000_000 })
const items = fc
  .array(
    fc.record({ kind: fc.constantFrom(...EXTRA_KINDS), cents, taxCents: cents, isSpent: fc.boolean() }),
    { maxLength: 4 },
  )
  .chain((extras) => fc.record({ cents, taxCents: cents }).map((own) => [{ ...space, ...own }, ...extras]))

const cancellations: fc.Arbitrary<Cancellation> = fc
  .record({
    tier: fc.constantFrom(...CANCELLATION_TIERS),
    medium: fc.constantFrom(...AD_TYPES),
    first: day(0, 200),
    days: fc.integer({ min: 1, max: 200 }),
    depositBasisPoints: fc.option(fc.integer({ min: 0, max: 10_000 })),
    on: day(0, 400),
    by: fc.constantFrom('buyer' as const, 'seller' as const),
    items,
    paid: fc.integer({ min: 0, max: 10_000 }),
    isListed: fc.boolean(),
  })
  .map(({ days, on, paid, isListed, ...given }) => {
    const periods = isListed
      ? [0, 31, 62].map((later) => ({
          first: addDays(given.first, later),
          materialDate: addDays(given.first, later - 9),
        }))
      : []
    const agreed = sumCents(given.items.flatMap((item) => [item.cents, item.taxCents]))
    const last = addDays(given.first, days + 62)
    return build({ ...given, periods, last, cancelledAt: at(on), paidCents: mulDiv(agreed, paid, 10_000) })
  })

describe('every cancellation', () => {
  const options = { numRuns: 3000, seed: 60 }

  it('keeps and returns what was paid, and owes and credits what was agreed', () => {
    fc.assert(
      fc.property(cancellations, (given) => {
        const refund = refundOf(given)
        expect(refund.keptCents + refund.refundCents).toBe(given.paidCents)
        refund.items.forEach((item, i) => {
          const agreed = given.items[i]!
          expect(item.owedCents + item.creditCents).toBe(agreed.cents)
          expect(item.owedTaxCents + item.creditTaxCents).toBe(agreed.taxCents)
        })
        const owed = sumCents(refund.items.flatMap((item) => [item.owedCents, item.owedTaxCents]))
        expect(refund.keptCents + refund.dueCents).toBe(owed)
        const all = [
          ...refund.items.flatMap((item) => Object.values(item)),
          refund.refundCents,
          refund.dueCents,
        ]
        expect(all.filter((one) => one < 0 || !Number.isSafeInteger(one))).toEqual([])
      }),
      options,
    )
  })

  it('returns no less the earlier it is', () => {
    fc.assert(
      fc.property(cancellations, fc.integer({ min: 0, max: 90 }), (given, days) => {
        // the day to think about it is apart: it gives back what a moment later is owed
        const booked = { ...given, bookedAt: at('2026-12-01') }
        const later = { ...booked, cancelledAt: new Date(given.cancelledAt.getTime() + days * 86_400_000) }
        expect(refundOf(later).refundCents).toBeLessThanOrEqual(refundOf(booked).refundCents)
      }),
      options,
    )
  })

  it('returns everything as long as it was said to be free', () => {
    fc.assert(
      fc.property(cancellations, (given) => {
        const unspent = given.items.map((item) => ({ ...item, isSpent: false }))
        const told = describeCancellation({ ...given, bookedOn: '2027-03-01', hasProduction: false })
        const isFree = told.freeUntil !== null && given.cancelledAt <= at(told.freeUntil)
        const { refundCents } = refundOf({ ...given, items: unspent })
        if (isFree) expect(refundCents).toBe(given.paidCents)
      }),
      options,
    )
  })
})

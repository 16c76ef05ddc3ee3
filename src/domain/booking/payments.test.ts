import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { describeAmountDifference, dueNowOf, listExactAmounts, settleDues } from './payments.ts'

const SCHEDULE = [
  { label: 'Deposit', dueOn: null, cents: 30_000 },
  { label: 'Mar 1', dueOn: '2027-03-01', cents: 40_000 },
  { label: 'Apr 1', dueOn: '2027-04-01', cents: 30_000 },
]
const money = (paidCents: number, creditedCents = 0, refundedCents = 0) => ({
  agreedCents: 100_000,
  creditedCents,
  paidCents,
  refundedCents,
})
const settle = (of: ReturnType<typeof money>, today = '2027-02-01') =>
  settleDues(SCHEDULE, of, today).map(({ cents, paidCents, isLate }) => [cents, paidCents, isLate])

describe('dues', () => {
  it('are paid from the earliest on, and late the day after', () => {
    expect(settle(money(50_000))).toEqual([
      [30_000, 30_000, false],
      [40_000, 20_000, false],
      [30_000, 0, false],
    ])
    expect(settle(money(50_000), '2027-03-01')[1]).toEqual([40_000, 20_000, false])
    expect(settle(money(50_000), '2027-03-02')[1]).toEqual([40_000, 20_000, true])
    expect(settle(money(70_000), '2027-03-02')[1]).toEqual([40_000, 40_000, false])
  })

  it('lose what is credited from the end, and gain what was given back', () => {
    expect(settle(money(100_000, 50_000))).toEqual([
      [30_000, 30_000, false],
      [20_000, 20_000, false],
    ])
    expect(settle(money(100_000, 50_000, 60_000))[1]).toEqual([20_000, 10_000, false])
    expect(settle({ ...money(30_000), agreedCents: 0 })).toEqual([])
  })

  it('are together what is owed, never paid beyond', () => {
    const amount = fc.integer({ min: 0, max: 150_000 })
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 100_000 }), (paid, credited) => {
        const dues = settleDues(SCHEDULE, money(paid, credited), '2027-03-15')
        const sum = (key: 'cents' | 'paidCents') => dues.reduce((all, due) => all + due[key], 0)
        expect(sum('cents')).toBe(100_000 - credited)
        expect(sum('paidCents')).toBe(Math.min(paid, 100_000 - credited))
      }),
    )
  })

  it('name what pays them to the cent', () => {
    expect(dueNowOf(SCHEDULE)).toBe(30_000)
    expect(listExactAmounts(settleDues(SCHEDULE, money(35_000), '2027-02-01'))).toEqual([35_000, 65_000])
  })
})

test.each([
  [5000, 10_000, '$50.00 less than is open.'],
  [15_000, 10_000, '$50.00 more than is open.'],
  [10_000, 10_000, null],
  [10_000, 0, 'Nothing is open on this booking.'],
])('%d of %d: %s', (cents, open, words) => expect(describeAmountDifference(cents, open)).toBe(words))

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../zoned-time.ts'
import { CLIENT_CLASSES } from './clients.ts'
import {
  type CommissionRate,
  canRemoveRate,
  commissionOf,
  createFindSeller,
  rateOn,
  refuseRate,
} from './commission.ts'

const rate = (given: Partial<CommissionRate> = {}): CommissionRate => ({
  clientClass: null,
  countsOn: 'booked',
  basisPoints: 1000,
  firstDay: '2026-01-01',
  ...given,
})
const line = {
  first: '2027-01-01',
  last: '2027-01-31',
  cents: 310_000,
  paidCents: 155_000,
  clientClass: null,
}
const january = { first: '2027-01-01', last: '2027-01-31' }

describe('a commission', () => {
  it.each([
    ['of what is booked', [rate()], 31_000],
    ['of what is paid', [rate({ countsOn: 'paid' })], 15_500],
    ['none without a rate', [], 0],
    ['none before its first day', [rate({ firstDay: '2027-02-01' })], 0],
    // ten days at 10%, 21 at 20%
    ['by the day', [rate(), rate({ firstDay: '2027-01-11', basisPoints: 2000 })], 10_000 + 42_000],
    ['none of a class that is not the client’s', [rate({ clientClass: 'agency' })], 0],
  ])('is %s', (_, rates, cents) => {
    expect(commissionOf(line, january, rates)).toBe(cents)
  })

  it('is that of the client’s class where it has one', () => {
    const rates = [rate(), rate({ clientClass: 'agency', basisPoints: 500 })]
    expect(commissionOf({ ...line, clientClass: 'agency' }, january, rates)).toBe(15_500)
    expect(commissionOf({ ...line, clientClass: 'local' }, january, rates)).toBe(31_000)
  })

  it('counts nothing of what was sold elsewhere where it is of what is paid', () => {
    expect(commissionOf({ ...line, paidCents: null }, january, [rate({ countsOn: 'paid' })])).toBe(0)
  })

  it('of a month stays what it was when a rate begins after it', () => {
    const any = fc.record({
      begin: fc.integer({ min: -60, max: 60 }),
      basisPoints: fc.integer({ min: 0, max: 10_000 }),
      clientClass: fc.constantFrom(null, ...CLIENT_CLASSES),
      countsOn: fc.constantFrom('booked' as const, 'paid' as const),
    })
    const toRate = ({ begin, ...one }: { begin: number } & Omit<CommissionRate, 'firstDay'>) => ({
      ...one,
      firstDay: addDays('2027-01-15', begin),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 6 }), any, fc.nat(9_999_999), (given, later, cents) => {
        const sold = {
          ...line,
          first: '2026-12-10',
          last: '2027-02-20',
          cents,
          clientClass: 'local' as const,
        }
        const rates = given.map(toRate)
        const next = { ...toRate(later), firstDay: '2027-02-01' }
        expect(commissionOf(sold, january, [...rates, next])).toBe(commissionOf(sold, january, rates))
      }),
    )
  })

  it('of parts that follow each other is that of the whole, to the cent', () => {
    fc.assert(
      fc.property(
        fc.nat(9_999_999),
        fc.integer({ min: 0, max: 29 }),
        fc.nat(10_000),
        (cents, cut, points) => {
          const sold = { ...line, cents }
          const rates = [rate({ basisPoints: points }), rate({ firstDay: '2027-01-13', basisPoints: 777 })]
          const end = addDays(january.first, cut)
          const parts = [
            { first: january.first, last: end },
            { first: addDays(end, 1), last: january.last },
          ]
          const sums = parts.map((part) => commissionOf(sold, part, rates))
          expect(sums[0]! + sums[1]!).toBe(commissionOf(sold, january, rates))
        },
      ),
    )
  })
})

describe('the rate of a day', () => {
  const rates = [
    rate({ basisPoints: 1 }),
    rate({ basisPoints: 2, firstDay: '2027-01-01' }),
    rate({ basisPoints: 3, clientClass: 'agency', firstDay: '2026-06-01' }),
  ]
  it.each([
    ['2025-12-31', null, undefined],
    ['2026-12-31', null, 1],
    ['2027-01-01', 'local', 2],
    ['2026-05-31', 'agency', 1],
    ['2027-05-31', 'agency', 3],
  ] as const)('of %s for %s is %s', (day, clientClass, points) => {
    expect(rateOn(day, clientClass, rates)?.basisPoints).toBe(points)
  })
})

it('finds who sold a line by number here, and by the name in its file elsewhere', () => {
  const people = [
    { userId: 7, nameInContracts: 'C. Bettencourt', rates: [] },
    { userId: null, nameInContracts: 'Ben', rates: [] },
  ]
  const find = createFindSeller(people)
  expect(find({ rep: 'whoever', repId: 7 })).toBe(people[0])
  expect(find({ rep: ' c.  bettencourt ', repId: null })).toBe(people[0])
  expect(find({ rep: 'BEN', repId: null })).toBe(people[1])
  // a colleague of that name is somebody else
  expect(find({ rep: 'Ben', repId: 9 })).toBeUndefined()
  expect(find({ rep: '', repId: null })).toBeUndefined()
})

describe('a rate', () => {
  const counting = { ...rate(), isOfToday: false }
  const today = '2027-03-10'
  it.each([
    ['begins today', { clientClass: null, firstDay: today }, [counting], null],
    ['begins in the past where nothing counts', { clientClass: null, firstDay: '2026-01-01' }, [], null],
    [
      'begins in the past where only another class has one',
      { clientClass: 'local' as const, firstDay: '2026-01-01' },
      [{ ...counting, clientClass: 'agency' as const }],
      null,
    ],
    [
      'of a class changes nothing that has counted for every class',
      { clientClass: 'local' as const, firstDay: '2027-02-01' },
      [counting],
      { code: 'counts-already', since: '2026-01-01' },
    ],
    [
      'begins in the past where the one there is was set today',
      { clientClass: null, firstDay: '2026-01-01' },
      [{ ...counting, isOfToday: true }],
      null,
    ],
    [
      'changes nothing that has counted',
      { clientClass: null, firstDay: '2027-03-09' },
      [counting],
      { code: 'counts-already', since: '2026-01-01' },
    ],
  ])('%s', (_, wanted, others, refusal) => {
    expect(refuseRate(wanted, others, today)).toEqual(refusal)
  })

  it.each([
    ['2027-03-11', false, true],
    ['2027-03-10', false, false],
    ['2026-01-01', true, true],
    ['2026-01-01', false, false],
  ])('from %s, set today: %s, can be taken back: %s', (firstDay, isOfToday, can) => {
    expect(canRemoveRate({ firstDay, isOfToday }, today)).toBe(can)
  })
})

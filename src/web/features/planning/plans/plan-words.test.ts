import { expect, it } from 'vitest'
import {
  countOrderable,
  describeBookings,
  describeBudget,
  describeLastDecision,
  describeOrdered,
  describePriceChange,
  describeSinceAdded,
  describeTotal,
  hasPlanReport,
  withoutLine,
} from './plan-words.ts'

it.each([
  [{ basis: null, contacts: 0, cpmCents: null }, 'No audience figure for these dates'],
  [
    { basis: 'measured', contacts: 28_000, cpmCents: 410 },
    '28,000 contacts, measured, at $4.10 for a thousand',
  ],
  [{ basis: 'followers', contacts: 900, cpmCents: null }, '900 contacts, followers'],
] as const)('says of %j: %s', (total, words) => {
  expect(describeTotal({ ...total, spaces: 1, totalCents: 1 })).toBe(words)
})

it.each([
  [{ budgetCents: null, totalCents: 100 }, null],
  [
    { budgetCents: 600_000, totalCents: 450_000 },
    { words: '$1,500 left of $6,000', percent: 75, isOver: false },
  ],
  [
    { budgetCents: 600_000, totalCents: 650_050 },
    { words: '$500.50 over the budget of $6,000', percent: 100, isOver: true },
  ],
])('says how %j stands to its budget', (plan, said) => {
  expect(describeBudget(plan)).toEqual(said)
})

it('says a price that has changed since', () => {
  const price = { state: 'priced', totalCents: 90_000, mode: 'request' } as const
  expect(describePriceChange({ addedCents: 80_000, price })).toBe('It was $800 when it was added.')
  expect(describePriceChange({ addedCents: 90_000, price })).toBeNull()
  const refused = { state: 'refused', message: 'Taken', nearest: null, waitlist: null } as const
  expect(describePriceChange({ addedCents: 90_000, price: refused })).toBeNull()
})

it('says of all lines together what has changed since they were added', () => {
  const days = { first: '2027-01-04', last: '2027-01-31', quantity: 1, addedCents: 80_000 }
  const line = (id: number, price: object) => ({ ...days, id, price })
  const say = (...lines: object[]) => describeSinceAdded({ lines: lines as never })
  const ordered = line(4, { state: 'ordered', totalCents: 99_000 })
  expect(say(line(1, { state: 'priced', totalCents: 80_000 }), ordered)).toBeNull()
  expect(
    say(
      line(1, { state: 'priced', totalCents: 90_000 }),
      line(2, { state: 'priced', totalCents: 70_000 }),
      line(3, { state: 'refused' }),
      ordered,
    ),
  ).toBe('Since they were added: 1 line that cannot be had, 1 line dearer by $100, 1 line cheaper by $100.')
})

it('counts what can be ordered, and says what was', () => {
  const line = (price: object) => ({ price }) as Parameters<typeof countOrderable>[0]['lines'][number]
  expect(countOrderable({ lines: [line({ state: 'priced' }), line({ state: 'ordered' })] })).toBe(1)
  expect(describeOrdered({ added: 1, refused: [] })).toBe('1 space is in your order.')
  expect(describeOrdered({ added: 3, refused: [1] })).toBe(
    '3 spaces are in your order. 1 could not be added.',
  )
})

it('says how the bookings of a plan stand', () => {
  const bookings = [
    { status: 'awaiting-payment', lines: 1 },
    { status: 'booked', lines: 2 },
  ] as const
  expect(describeBookings({ bookings: [...bookings] })).toBe('1 to be paid, 2 booked')
})

it('says what was decided last', () => {
  const dana = { authorName: 'Dana', version: 4 }
  expect(describeLastDecision({ ...dana, decision: 'approved' })).toBe('Dana approved version 4')
  expect(describeLastDecision({ ...dana, decision: 'changes-requested' })).toBe('Dana asks for changes')
})

it('is a plan without a line at the prices that were read', () => {
  const line = (id: number, totalCents: number) => ({
    id,
    listingId: id,
    listing: null,
    unitId: 1,
    first: '2027-01-01',
    last: '2027-01-28',
    quantity: 1,
    nearestShops: [],
    why: null,
    addedCents: totalCents,
    price: { state: 'priced', totalCents, mode: 'request' } as const,
    ended: null,
  })
  const head = {
    id: 1,
    name: 'Spring',
    budgetCents: null,
    updatedAt: '2026-12-01T00:00:00Z',
    inputs: null,
    certificate: null,
    residents: null,
    createdAt: '2026-12-01T00:00:00Z',
  }
  const plan = { ...head, lines: [line(1, 100), line(2, 250)], totalCents: 350, totals: [] }
  expect(withoutLine(plan, 1)).toMatchObject({ name: 'Spring', totalCents: 250, lines: [{ id: 2 }] })
})

it.each([
  ['booked', '2026-05-01', true],
  ['cancelled', '2026-04-01', true],
  ['booked', '2026-05-02', false],
  ['requested', '2026-04-01', false],
] as const)('of a line that is %s from %s on has a report on May 1: %s', (status, first, has) => {
  const ordered = { first, ended: null, price: { state: 'ordered', bookingId: 1, status, totalCents: 1 } }
  expect(hasPlanReport({ lines: [ordered] as never }, '2026-05-01')).toBe(has)
  const ended = {
    first,
    ended: { bookingId: 1, status },
    price: { state: 'refused', message: '', nearest: null, waitlist: null },
  }
  expect(hasPlanReport({ lines: [ended] as never }, '2026-05-01')).toBe(has)
})

import { describe, expect, it, test } from 'vitest'
import type { AvailableUnit } from '#contract/booking/availability.ts'
import { type Claim, describeDay, lookOf, readDays } from './day-states.ts'

const buildUnit = (part: Partial<AvailableUnit>): AvailableUnit => ({
  id: 1,
  name: 'Face',
  cell: 'day',
  anchor: '2025-12-29',
  capacity: 1,
  rate: { cents: 210_000, per: '4-week' },
  spans: [],
  periods: [],
  ...part,
})
const buildClaim = (part: Partial<Claim>): Claim => ({
  id: 1,
  unitId: 1,
  first: '2027-03-04',
  last: '2027-03-05',
  quantity: 1,
  kind: 'block',
  bookingId: null,
  expiresAt: null,
  label: null,
  note: null,
  ...part,
})

function read(capacity: number, free: number, claims: Partial<Claim>[]) {
  const spans = [{ first: '2027-03-04', last: '2027-03-05', free }]
  return readDays(buildUnit({ capacity, spans }), claims.map(buildClaim)).get('2027-03-04')!
}

test.each([
  ['free', 1, 1, [], 'free', 'Mar 4, free'],
  ['sold', 1, 0, [{ kind: 'booking' }], 'booking', 'Mar 4, sold'],
  ['held', 1, 0, [{ kind: 'hold' }], 'hold', 'Mar 4, held for a buyer'],
  ['blocked', 1, 0, [{ kind: 'block' }], 'block', 'Mar 4, blocked'],
  ['imported', 1, 0, [{ kind: 'import' }], 'import', 'Mar 4, taken in another calendar'],
  ['an empty loop', 8, 8, [], 'free', 'Mar 4, 0 of 8 slots sold'],
  ['a loop', 8, 2, [{ kind: 'booking', quantity: 6 }], 'part', 'Mar 4, 6 of 8 slots sold'],
  [
    'a loop with all kinds',
    8,
    0,
    [
      { kind: 'booking', quantity: 2 },
      { kind: 'booking', quantity: 3 },
      { kind: 'hold' },
      { kind: 'block', quantity: 2 },
    ],
    'block',
    'Mar 4, 5 of 8 slots sold, 2 blocked, 1 held for a buyer',
  ],
  ['a full loop', 8, 0, [{ kind: 'booking', quantity: 8 }], 'booking', 'Mar 4, 8 of 8 slots sold'],
] satisfies [string, number, number, Partial<Claim>[], string, string][])(
  '%s',
  (_, capacity, free, claims, look, words) => {
    const state = read(capacity, free, claims)
    expect(lookOf(state)).toBe(look)
    expect(describeDay('2027-03-04', state, 'slots')).toBe(words)
  },
)

describe('the days of a unit', () => {
  it('are those of its spans, whatever is claimed around them', () => {
    const spans = [
      { first: '2027-03-04', last: '2027-03-05', free: 0 },
      { first: '2027-03-06', last: '2027-03-06', free: 1 },
    ]
    const days = readDays(buildUnit({ spans }), [buildClaim({ first: '2027-02-20', last: '2027-03-04' })])
    expect([...days.keys()]).toEqual(['2027-03-04', '2027-03-05', '2027-03-06'])
    expect([...days.values()].map(lookOf)).toEqual(['block', 'booking', 'free'])
  })
})

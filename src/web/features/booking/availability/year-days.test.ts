import { describe, expect, it } from 'vitest'
import type { Claim, DayState } from './day-states.ts'
import { readPeriod } from './read-period.ts'
import { clip, findBooking, stepsFor, toTaken } from './year-days.ts'

const state = (part: Partial<DayState> = {}): DayState => ({
  ...{ capacity: 1, free: 0, booking: 0, hold: 0, block: 0, import: 0 },
  ...part,
})
const [FREE, BLOCKED, SOLD] = [state({ free: 1 }), state({ block: 1 }), state({ booking: 1 })]
const DAYS = { first: '2027-03-02', last: '2027-03-03' }
const claim = (first: string, last: string, part: object = {}) =>
  ({ first, last, kind: 'booking', quantity: 1, bookingId: 42, ...part }) as Claim

describe('what can be done with days', () => {
  it.each<[string, DayState[], string[]]>([
    ['free ones are blocked', [FREE, FREE], ['block']],
    ['blocked ones are freed', [BLOCKED, BLOCKED], ['free']],
    ['of both kinds either, blocking first', [FREE, BLOCKED], ['block', 'free']],
    ['sold ones stay', [SOLD, SOLD], []],
    ['sold and free', [SOLD, FREE], ['block']],
  ])('%s', (_what, [one, other], steps) => {
    const states = new Map([
      ['2027-03-01', FREE],
      ['2027-03-02', one!],
      ['2027-03-03', other!],
      ['2027-03-04', BLOCKED],
    ])
    expect(stepsFor(states, DAYS)).toEqual(steps)
  })

  it('nothing with days that are not sold at all', () => {
    expect(stepsFor(new Map(), DAYS)).toEqual([])
    expect(toTaken(new Map(), DAYS, 'slots')).toBe('These days are not sold.')
    expect(toTaken(new Map([['2027-03-02', SOLD]]), DAYS, 'slots')).toBe('sold')
  })
})

describe('the booking of some days', () => {
  it.each<[string, Claim[], number | null]>([
    ['none', [], null],
    ['one around them', [claim('2027-03-01', '2027-03-31')], 42],
    ['one that ends with the first', [claim('2027-02-01', '2027-03-02')], 42],
    ['one before', [claim('2027-02-01', '2027-03-01')], null],
    ['one after', [claim('2027-03-04', '2027-03-31')], null],
    ['a block is none', [claim('2027-03-01', '2027-03-31', { bookingId: null })], null],
    [
      'the one behind a block',
      [claim('2027-03-02', '2027-03-02', { bookingId: null }), claim('2027-03-03', '2027-03-03')],
      42,
    ],
  ])('%s', (_what, claims, id) => {
    expect(findBooking(claims, DAYS)).toBe(id)
  })
})

it.each([
  ['within the month', '2027-03-05', '2027-03-09', { first: '2027-03-05', last: '2027-03-09' }],
  ['from before', '2027-02-20', '2027-03-09', { first: '2027-03-01', last: '2027-03-09' }],
  ['beyond', '2027-03-05', '2027-04-09', { first: '2027-03-05', last: '2027-03-31' }],
  ['around it', '2027-01-01', '2027-12-31', { first: '2027-03-01', last: '2027-03-31' }],
  ['before it', '2027-02-01', '2027-02-28', null],
  ['after it', '2027-04-01', '2027-04-02', null],
])('days %s', (_what, first, last, part) => {
  expect(clip({ first, last }, '2027-03-01')).toEqual(part)
})

it('a listed period stands as its first day does', () => {
  const period = { first: '2027-03-02', last: '2027-03-03', capacity: 8, free: 5 } as never
  const claims = [
    claim('2027-03-01', '2027-03-31', { quantity: 2 }),
    claim('2027-03-02', '2027-03-02', { kind: 'block' }),
    claim('2027-03-03', '2027-03-09', { quantity: 4 }),
  ]
  expect(readPeriod(period, claims)).toEqual(state({ capacity: 8, free: 5, booking: 2, block: 1 }))
})

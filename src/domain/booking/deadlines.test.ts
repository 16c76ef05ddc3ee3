import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { anyDay } from '#test/support/listings/build-unit.ts'
import { addDays, toWallTime, weekdayOf } from '../zoned-time.ts'
import { challengedUntil, type DeadlineFacts, disputableUntil, findDeadline } from './deadlines.ts'
import { BOOKING_STATUSES, type BookingStatus } from './lifecycle.ts'

/** Asked for on a Tuesday at 13:00 in Seattle, for four weeks in May. */
const build = (given: Partial<Omit<DeadlineFacts, 'now'>> & { now?: string } = {}): DeadlineFacts => ({
  timeZone: 'America/Los_Angeles',
  first: '2027-05-03',
  last: '2027-05-30',
  answerHours: 48,
  ...given,
  now: new Date(given.now ?? '2027-03-02T21:00:00Z'),
})

test.each<[string, BookingStatus, Parameters<typeof build>[0], string | null]>([
  ['a draft, a week', 'draft', {}, '2027-03-09T21:00Z'],
  ['the seller, two days', 'requested', {}, '2027-03-04T21:00Z'],
  ['the seller, as long as chosen', 'requested', { answerHours: 120 }, '2027-03-07T21:00Z'],
  ['a quote, three days', 'quoted', {}, '2027-03-05T21:00Z'],
  ['a hold, three days', 'held', {}, '2027-03-05T21:00Z'],
  ['a hold, as long as chosen', 'held', { holdDays: 7 }, '2027-03-09T21:00Z'],
  ['a payment, through the fifth working day', 'awaiting-payment', {}, '2027-03-10T08:00Z'],
  ['what is booked, until it starts', 'booked', {}, '2027-05-03T07:00Z'],
  ['what runs, through its last day', 'in-flight', {}, '2027-05-31T07:00Z'],
  ['what is completed, for ever', 'completed', {}, null],
  ['what is cancelled, for ever', 'cancelled', {}, null],
])('%s', (_name, status, given, until) => {
  expect(findDeadline(status, build(given))).toEqual(until === null ? null : new Date(until))
})

describe('when clocks change', () => {
  test.each<[string, BookingStatus, Parameters<typeof build>[0], string]>([
    ['48 hours are 48 hours', 'requested', { now: '2027-03-13T21:00Z' }, '2027-03-15T21:00Z'],
    [
      'days to pay end at midnight, in spring',
      'awaiting-payment',
      { now: '2027-03-12T21:00Z' },
      '2027-03-20T07:00Z',
    ],
    [
      'days to pay end at midnight, in autumn',
      'awaiting-payment',
      { now: '2027-11-05T21:00Z', first: '2027-12-06', last: '2028-01-02' },
      '2027-11-13T08:00Z',
    ],
    [
      'a day of 23 hours is a day',
      'in-flight',
      { first: '2027-03-08', last: '2027-03-14' },
      '2027-03-15T07:00Z',
    ],
    [
      'a day of 25 hours is a day',
      'in-flight',
      { first: '2027-11-01', last: '2027-11-07' },
      '2027-11-08T08:00Z',
    ],
    [
      'a day that begins at one begins at one',
      'booked',
      { timeZone: 'America/Santiago', first: '2027-09-05', last: '2027-09-11' },
      '2027-09-05T04:00Z',
    ],
  ])('%s', (_name, status, given, until) => {
    expect(findDeadline(status, build(given))).toEqual(new Date(until))
  })
})

describe('near the start', () => {
  it.each(['draft', 'requested', 'quoted', 'held', 'awaiting-payment'] as const)(
    '%s never outlasts it',
    (status) => {
      const eve = build({ now: '2027-05-03T06:00Z' })
      expect(findDeadline(status, eve)).toEqual(new Date('2027-05-03T07:00Z'))
    },
  )

  it.each(['requested', 'awaiting-payment'] as const)('%s on the first day lasts through it', (status) => {
    const sameDay = build({ now: '2027-05-03T16:00Z' })
    expect(findDeadline(status, sameDay)).toEqual(new Date('2027-05-04T07:00Z'))
  })

  it('starts and ends at once what was secured late', () => {
    const late = build({ now: '2027-06-02T16:00Z' })
    expect(findDeadline('booked', late)).toEqual(late.now)
    expect(findDeadline('in-flight', late)).toEqual(late.now)
  })
})

const anyFacts = fc
  .record({
    first: anyDay,
    days: fc.integer({ min: 1, max: 90 }),
    before: fc.integer({ min: -100, max: 400 }),
    minute: fc.integer({ min: 0, max: 1439 }),
    timeZone: fc.constantFrom(
      'America/Los_Angeles',
      'America/New_York',
      'Pacific/Honolulu',
      'Australia/Lord_Howe',
    ),
    answerHours: fc.integer({ min: 4, max: 120 }),
    holdDays: fc.integer({ min: 1, max: 7 }),
  })
  .map(
    ({ days, before, minute, ...given }): DeadlineFacts => ({
      ...given,
      last: addDays(given.first, days - 1),
      now: new Date(Date.parse(`${addDays(given.first, -before)}T00:00Z`) + minute * 60_000),
    }),
  )

it('no deadline lies in the past of its step', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...BOOKING_STATUSES), (facts, status) => {
      const deadline = findDeadline(status, facts)
      if (deadline === null) return
      expect(deadline.getTime()).toBeGreaterThanOrEqual(facts.now.getTime())
      // what waits for a person gives them some time
      if (status !== 'booked' && status !== 'in-flight') expect(deadline > facts.now).toBe(true)
    }),
  )
})

it('five working days are the rest of today and five whole ones, counted one by one', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      let day = toWallTime(facts.now, facts.timeZone).date
      for (let counted = 0; counted < 5; ) {
        day = addDays(day, 1)
        if (weekdayOf(day) % 6 !== 0) counted++
      }
      const farOff = { ...facts, first: addDays(day, 30), last: addDays(day, 40) }
      const { date, minute } = toWallTime(findDeadline('awaiting-payment', farOff)!, facts.timeZone)
      expect({ date, minute }).toEqual({ date: addDays(day, 1), minute: 0 })
    }),
  )
})

it('a challenged hold has a day, and never longer than it had', () => {
  const now = new Date('2027-03-02T21:00Z')
  expect(challengedUntil(now, new Date('2027-03-05T21:00Z'))).toEqual(new Date('2027-03-03T21:00Z'))
  expect(challengedUntil(now, new Date('2027-03-03T09:00Z'))).toEqual(new Date('2027-03-03T09:00Z'))
})

it('is disputed through the thirtieth day after its end', () => {
  expect(disputableUntil('2027-05-30')).toBe('2027-06-29')
})

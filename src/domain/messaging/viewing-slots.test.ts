import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toWallTime, weekdayOf } from '../zoned-time.ts'
import { hasOverlap, listSlots, type SlotQuestion, type ViewingHours } from './viewing-slots.ts'

const LA = 'America/Los_Angeles'
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
const daily = (from: number, to: number): ViewingHours[] =>
  EVERY_DAY.map((weekday) => ({ weekday, from, to }))
const question = (given: Partial<SlotQuestion>): SlotQuestion => ({
  hours: daily(540, 660),
  zone: LA,
  busy: [],
  minutes: 30,
  bufferMinutes: 0,
  noticeHours: 0,
  days: 1,
  awayUntil: null,
  now: new Date('2026-05-04T07:00:00Z'),
  ...given,
})
const shown = (given: Partial<SlotQuestion>) =>
  listSlots(question(given)).map((slot) => {
    const { date, minute } = toWallTime(slot, given.zone ?? LA)
    return `${date.slice(5)} ${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
  })

describe('free slots', () => {
  it('fill the hours', () => {
    expect(shown({})).toEqual(['05-04 9:00', '05-04 9:30', '05-04 10:00', '05-04 10:30'])
  })

  it('keep the buffer from what is agreed', () => {
    const busy = [{ start: new Date('2026-05-04T17:00:00Z'), end: new Date('2026-05-04T17:30:00Z') }]
    expect(shown({ busy })).toEqual(['05-04 9:00', '05-04 9:30', '05-04 10:30'])
    expect(shown({ busy, bufferMinutes: 15 })).toEqual(['05-04 9:00'])
  })

  it('keep the notice and the absence', () => {
    const now = new Date('2026-05-04T16:10:00Z')
    expect(shown({ now })).toEqual(['05-04 9:30', '05-04 10:00', '05-04 10:30'])
    expect(shown({ now, noticeHours: 24, days: 2 })).toEqual(['05-05 9:30', '05-05 10:00', '05-05 10:30'])
    expect(shown({ days: 3, awayUntil: '2026-05-05', hours: daily(540, 570) })).toEqual(['05-06 9:00'])
  })

  it('leave out an hour that the clocks skip', () => {
    const now = new Date('2026-03-08T08:00:00Z')
    expect(shown({ now, hours: daily(60, 240) })).toEqual([
      '03-08 1:00',
      '03-08 1:30',
      '03-08 3:00',
      '03-08 3:30',
    ])
  })

  it('use both runs of an hour that the clocks repeat', () => {
    const now = new Date('2026-11-01T07:00:00Z')
    expect(shown({ now, hours: daily(0, 180), minutes: 60 })).toEqual([
      '11-01 0:00',
      '11-01 1:00',
      '11-01 2:00',
    ])
    expect(shown({ now, hours: daily(30, 150) })).toEqual([
      '11-01 0:30',
      '11-01 1:00',
      '11-01 1:00',
      '11-01 1:30',
      '11-01 2:00',
    ])
  })
})

const ZONES = [LA, 'Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/St_Johns', 'UTC']
const quarter = (max: number) => fc.integer({ min: 0, max: max / 15 }).map((n) => n * 15)
const anyHours = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 6 }), quarter(1425), quarter(1440)), { maxLength: 10 })
  .map((list) =>
    list.filter(([, from, to]) => from < to).map(([weekday, from, to]) => ({ weekday, from, to })),
  )
// around the clock changes of both hemispheres as often as not
const anyNow = fc.oneof(
  fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
  fc
    .constantFrom('2026-02-20', '2026-03-12', '2026-03-28', '2026-10-15', '2026-10-20')
    .map((day) => new Date(day)),
)
const anyQuestion = fc
  .record({
    hours: anyHours,
    zone: fc.constantFrom(...ZONES),
    minutes: fc.constantFrom(15, 30, 45, 60, 240),
    bufferMinutes: quarter(60),
    noticeHours: fc.integer({ min: 0, max: 72 }),
    awayUntil: fc.constantFrom(null, '2026-03-10', '2026-10-26'),
    now: anyNow,
    days: fc.constant(21),
    taken: fc.array(fc.tuple(fc.integer({ min: 0, max: 21 * 96 }), fc.integer({ min: 1, max: 16 })), {
      maxLength: 8,
    }),
  })
  .map(({ taken, ...given }): SlotQuestion => {
    const busy = taken.map(([at, length]) => {
      const start = given.now.getTime() + at * 900_000
      return { start: new Date(start), end: new Date(start + length * 900_000) }
    })
    return { ...given, busy }
  })

describe('whatever the hours, zone, time and bookings', () => {
  it('slots lie inside the hours, after the notice and the absence, apart from what is agreed, in order', () => {
    fc.assert(
      fc.property(anyQuestion, (given) => {
        const slots = listSlots(given)
        const length = given.minutes * 60_000
        for (const [i, slot] of slots.entries()) {
          const [start, end] = [
            toWallTime(slot, given.zone),
            toWallTime(new Date(slot.getTime() + length), given.zone),
          ]
          const to = end.date === start.date ? end.minute : 1440 + end.minute
          const isInside = given.hours.some(
            (range) =>
              range.weekday === weekdayOf(start.date) && range.from <= start.minute && to <= range.to,
          )
          expect(isInside, slot.toISOString()).toBe(true)
          expect(slot.getTime()).toBeGreaterThanOrEqual(given.now.getTime() + given.noticeHours * 3_600_000)
          if (given.awayUntil) expect(start.date > given.awayUntil).toBe(true)
          if (i > 0) expect(slots[i - 1]! <= slot).toBe(true)
          for (const { start, end } of given.busy) {
            const gap = Math.max(start.getTime() - slot.getTime() - length, slot.getTime() - end.getTime())
            expect(gap).toBeGreaterThanOrEqual(given.bufferMinutes * 60_000)
          }
        }
      }),
    )
  })

  it('a booking takes slots away and adds none', () => {
    fc.assert(
      fc.property(anyQuestion, (given) => {
        const all = new Set(listSlots({ ...given, busy: [] }).map(Number))
        expect(listSlots(given).filter((slot) => !all.has(Number(slot)))).toEqual([])
      }),
    )
  })
})

it('finds hours that overlap', () => {
  const day = (from: number, to: number, weekday = 1) => ({ weekday, from, to })
  expect(hasOverlap([day(540, 600), day(600, 660), day(540, 600, 2)])).toBe(false)
  expect(hasOverlap([day(540, 600), day(599, 660)])).toBe(true)
})

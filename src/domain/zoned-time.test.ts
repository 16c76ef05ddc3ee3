import { describe, expect, it } from 'vitest'
import { addDays, isTimeZone, toInstant, toWallTime, weekdayOf } from './zoned-time.ts'

const LA = 'America/Los_Angeles'
const at = (date: string, time: string) => {
  const [hour, minute] = time.split(':').map(Number)
  return { date, minute: hour! * 60 + minute! }
}

describe('a wall time', () => {
  it.each([
    ['in winter', '2026-01-15', '14:00', '2026-01-15T22:00:00.000Z'],
    ['in summer', '2026-07-15', '14:00', '2026-07-15T21:00:00.000Z'],
    ['before a gap', '2026-03-08', '01:59', '2026-03-08T09:59:00.000Z'],
    ['in a gap counts on', '2026-03-08', '02:30', '2026-03-08T10:30:00.000Z'],
    ['after a gap', '2026-03-08', '03:00', '2026-03-08T10:00:00.000Z'],
    ['shown twice is the later', '2026-11-01', '01:30', '2026-11-01T09:30:00.000Z'],
    ['at the end of a day', '2026-03-07', '24:00', '2026-03-08T08:00:00.000Z'],
  ])('%s', (_name, date, time, instant) => {
    expect(toInstant(at(date, time), LA).toISOString()).toBe(instant)
  })

  it('is what the clocks show at an instant', () => {
    expect(toWallTime(new Date('2026-03-08T10:30:59Z'), LA)).toEqual(at('2026-03-08', '03:30'))
    expect(toWallTime(new Date('2026-05-05T23:59:59Z'), 'Asia/Kathmandu')).toEqual(at('2026-05-06', '05:44'))
  })
})

it('knows the names of zones', () => {
  for (const zone of [LA, 'Europe/Berlin', 'UTC']) expect(isTimeZone(zone), zone).toBe(true)
  for (const zone of ['', '+02:00', 'Mars/Olympus', '../etc', 'x'.repeat(200)])
    expect(isTimeZone(zone), zone).toBe(false)
})

it('counts days of the calendar', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
  expect(weekdayOf('2026-05-03')).toBe(0)
})

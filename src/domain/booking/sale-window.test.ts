import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyDay, buildPeriod } from '#test/support/listings/build-unit.ts'
import { addDays, weekdayOf } from '../zoned-time.ts'
import { earliestDay, isOnSale, latestDay } from './sale-window.ts'

it.each([
  ['no notice, on a Sunday', '2027-03-07', 0, '2027-03-07'],
  ['one day from Thursday', '2027-03-04', 1, '2027-03-05'],
  ['one day from Friday', '2027-03-05', 1, '2027-03-08'],
  ['one day from Saturday', '2027-03-06', 1, '2027-03-08'],
  ['one day from Sunday', '2027-03-07', 1, '2027-03-08'],
  ['ten days from Monday', '2027-03-08', 10, '2027-03-22'],
  ['five days over the new year', '2026-12-30', 5, '2027-01-06'],
])('%s', (_name, today, leadDays, earliest) => {
  expect(earliestDay(today, leadDays)).toBe(earliest)
})

it('the first day is the n-th working day counted one by one', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 255 }), (today, leadDays) => {
      let day = today
      for (let counted = 0; counted < leadDays; ) {
        day = addDays(day, 1)
        if (weekdayOf(day) % 6 !== 0) counted++
      }
      expect(earliestDay(today, leadDays)).toBe(day)
    }),
  )
})

it('ends the sale of a date by its own last day, else by the notice', () => {
  const on = (today: string) => ({ today, earliest: earliestDay(today, 2) })
  const night = buildPeriod('2027-03-12')
  expect(isOnSale(night, on('2027-03-10'))).toBe(true)
  expect(isOnSale(night, on('2027-03-11'))).toBe(false)
  const late = buildPeriod('2027-03-12', { last: '2027-03-14', soldUntil: '2027-03-20' })
  expect(isOnSale(late, on('2027-03-14'))).toBe(true)
  expect(isOnSale(late, on('2027-03-15'))).toBe(false)
})

it('ends 540 days ahead', () => {
  expect(latestDay('2027-02-10')).toBe('2028-08-03')
})

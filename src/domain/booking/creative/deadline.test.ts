import { expect, it } from 'vitest'
import { addDays, weekdayOf } from '../../zoned-time.ts'
import { dueDayOf, reminderOf, workingDaysBefore } from './deadline.ts'

it('counts working days back, one by one', () => {
  for (let at = 0; at < 14; at++)
    for (let count = 0; count <= 13; count++) {
      const day = addDays('2027-03-01', at)
      let expected = day
      for (let left = count; left > 0; ) {
        expected = addDays(expected, -1)
        if (![0, 6].includes(weekdayOf(expected))) left--
      }
      expect(workingDaysBefore(day, count), `${day} ${count}`).toBe(expected)
    }
})

it('takes the date of an issue before the days of the seller', () => {
  const artwork = { spec: { kind: 'any' }, workingDays: 10 } as const
  const unit = {
    unitId: 1,
    name: '',
    first: '2027-03-15',
    last: '2027-03-15',
    quantity: 1,
    capacity: 1,
    label: '',
  }
  expect(dueDayOf({ artwork }, { ...unit, materialDate: '2027-02-20' })).toBe('2027-02-20')
  expect(dueDayOf({ artwork }, { ...unit, materialDate: null })).toBe('2027-03-01')
  expect(dueDayOf({}, { ...unit, materialDate: null })).toBeNull()
  expect(
    dueDayOf({ artwork: { ...artwork, spec: { kind: 'none' } } }, { ...unit, materialDate: null }),
  ).toBeNull()
})

it('reminds 7, 3 and 1 days before and when it is late, the nearest alone', () => {
  const said = [-8, -7, -4, -3, -2, -1, 0, 1].map((days) =>
    reminderOf('2027-03-10', addDays('2027-03-10', days)),
  )
  expect(said).toEqual([null, '7', '7', '3', '3', '1', '1', 'late'])
})

import { expect, it } from 'vitest'
import { firstDayOf } from './first-day.ts'

it.each([
  [{ availabilityStart: '2026-12-16', firstFree: '2027-02-22' }, '2027-02-22'],
  [{ availabilityStart: '2026-12-16', firstFree: null }, undefined],
  [{ availabilityStart: '2026-12-16' }, '2026-12-16'],
  [{ availabilityStart: null }, null],
])('B3, M4: the first day of %j is %s', (space, day) => expect(firstDayOf(space)).toBe(day))

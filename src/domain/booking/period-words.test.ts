import { expect, it } from 'vitest'
import { describeMissing, namePeriod } from './period-words.ts'

it('names a period, and the days asked for that it leaves out', () => {
  const period = { first: '2026-12-28', last: '2027-01-24' }
  expect(namePeriod(period)).toBe('Dec 28, 2026 to Jan 24, 2027, 4 weeks')
  expect(namePeriod({ first: '2027-01-04', last: '2027-01-10' })).toBe('Jan 4 to Jan 10, 2027, 1 week')
  expect(namePeriod({ first: '2027-01-04', last: '2027-01-12' })).toBe('Jan 4 to Jan 12, 2027')
  const missing = [{ first: '2027-01-25', last: '2027-01-31' }]
  expect(describeMissing({ ...period, askedDays: 24, missing })).toBe(
    '24 of your 31 days; Jan 25 to Jan 31, 2027 are missing.',
  )
  const one = [{ first: '2027-01-25', last: '2027-01-25' }]
  expect(describeMissing({ ...period, askedDays: 24, missing: one })).toBe(
    '24 of your 25 days; Jan 25, 2027 is missing.',
  )
})

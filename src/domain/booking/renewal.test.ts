import { expect, it } from 'vitest'
import { addDays, toInstant } from '../zoned-time.ts'
import { canRenew, findRenewalDeadline, nextTerm } from './renewal.ts'

const timeZone = 'America/Los_Angeles'
const first = '2027-03-29'
const at = (date: string, minute = 0) => toInstant({ date, minute }, timeZone)

it.each([
  ['two weeks before it begins', '2027-03-01', at('2027-03-15')],
  ['three days where that is sooner', '2027-03-20', at('2027-03-23')],
  ['at its beginning at the latest', '2027-03-28', at(first)],
])('is decided %s', (_name, today, deadline) => {
  expect(findRenewalDeadline(at(today), { first, timeZone })).toEqual(deadline)
})

it('is as long again', () => {
  expect(nextTerm({ first: '2027-03-01', last: '2027-03-28' })).toEqual({ first, last: addDays(first, 27) })
})

it('is offered of what runs, once at a time', () => {
  expect(canRenew('in-flight', null)).toBe(true)
  expect(canRenew('in-flight', { status: 'expired' })).toBe(true)
  expect(canRenew('in-flight', { status: 'quoted' })).toBe(false)
  expect(canRenew('completed', null)).toBe(false)
})

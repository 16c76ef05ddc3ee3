import { expect, it } from 'vitest'
import { buildAgreedTerms } from '#test/support/booking/build-agreed-terms.ts'
import { daysBegun, isLost, isMadeUp, suggestDays } from './problem.ts'

/** Mar 1 to Mar 28. */
const terms = buildAgreedTerms()
const MARCH = { first: '2027-03-01', last: '2027-03-28' }
const at = (today: string, endedOn: string | null = null) => ({ terms, today, endedOn })

it('is about days that have begun', () => {
  expect(daysBegun(at('2027-02-28'))).toBeNull()
  expect(daysBegun(at('2027-03-01'))).toEqual({ first: '2027-03-01', last: '2027-03-01' })
  expect(daysBegun(at('2027-05-01'))).toEqual(MARCH)
  expect(daysBegun(at('2027-05-01', '2027-03-11'))).toEqual({ first: '2027-03-01', last: '2027-03-10' })
  expect(daysBegun(at('2027-05-01', '2027-03-01'))).toBeNull()
})

it('fills in the days: of late posting those before it was shown', () => {
  expect(suggestDays('no-proof', MARCH, null)).toEqual(MARCH)
  expect(suggestDays('posted-late', MARCH, '2027-03-07')).toEqual({ first: '2027-03-01', last: '2027-03-06' })
  expect(suggestDays('posted-late', MARCH, '2027-04-20')).toEqual(MARCH)
  expect(suggestDays('posted-late', MARCH, '2027-03-01')).toEqual(MARCH)
  expect(suggestDays('dark', MARCH, '2027-03-07')).toEqual(MARCH)
})

it('loses no day that is to come, of no booking, or made up for already', () => {
  const days = (first: string, last: string) => ({ first: `2027-03-${first}`, last: `2027-03-${last}` })
  expect(isLost(days('03', '08'), at('2027-03-08'))).toBe(true)
  expect(isLost(days('03', '09'), at('2027-03-08'))).toBe(false)
  expect(isLost(days('08', '03'), at('2027-03-20'))).toBe(false)
  expect(isLost({ first: '2027-02-20', last: '2027-03-02' }, at('2027-03-20'))).toBe(false)
  const credits = [{ ...days('05', '06'), cents: 1, taxCents: 0 }]
  const made = { terms: { ...terms, credits }, today: '2027-03-20', endedOn: null }
  expect(isLost(days('03', '08'), made)).toBe(false)
  expect(isLost(days('07', '08'), made)).toBe(true)
  const [face] = terms.units
  const units = [face!, { ...face!, isMakeGood: true, insteadOf: days('10', '11') }]
  expect(isLost(days('11', '12'), { ...made, terms: { ...terms, units } })).toBe(false)
})

it('is made up for once each of its days is, by money or by other days', () => {
  const days = (first: string, last: string) => ({ first: `2027-03-${first}`, last: `2027-03-${last}` })
  const [face] = terms.units
  const made = {
    ...terms,
    credits: [{ ...days('07', '08'), cents: 1, taxCents: 0 }],
    units: [face!, { ...face!, isMakeGood: true, insteadOf: days('03', '06') }],
  }
  expect(isMadeUp(days('03', '08'), made)).toBe(true)
  expect(isMadeUp(days('04', '07'), made)).toBe(true)
  expect(isMadeUp(days('03', '09'), made)).toBe(false)
  expect(isMadeUp(days('02', '08'), made)).toBe(false)
  expect(isMadeUp(days('03', '03'), terms)).toBe(false)
})

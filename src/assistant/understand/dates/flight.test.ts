import { describe, expect, it } from 'vitest'
import { OPTIONS } from '#test/evaluation/evaluate.ts'
import { understand } from '../understand.ts'

/** The evaluation's day is November 21, 2026. */
const CASES = [
  ['radio in Kent, our lease starts in June but the ads should run in May', '2027-05-01', '2027-05-31'],
  ['on December 12 we hold a fair in Kent, radio for it the week of December 7', '2026-12-07', '2026-12-13'],
  ['our birthday is March 9; posters in Kent from March 1 to March 9', '2027-03-01', '2027-03-09'],
  ['radio Kent, end of campaign: March 28, start: March 1', '2027-03-01', '2027-03-28'],
  ['radio Kent, all of January and all of February', '2027-01-01', '2027-02-28'],
  ['radio Kent, Q1 + Q2', '2027-01-01', '2027-06-30'],
  ['radio Kent, weeks of Jan 4 and Jan 11', '2027-01-04', '2027-01-17'],
  ['radio Kent, three weeks ending March 14', '2027-02-22', '2027-03-14'],
  ['radio Kent, 150 mo starting Dec 14', '2026-12-14', null],
  ['radio Kent, 80 week from Dec 14', '2026-12-14', null],
  ['radio Kent, 3 weeks starting Dec 14', '2026-12-14', '2027-01-03'],
  ['radio Kent, 30 day run starting Dec 14', '2026-12-14', '2027-01-12'],
  ['radio Kent, the two weeks leading up to Easter', '2027-03-14', '2027-03-27'],
  ['radio Kent, last weekend of January', '2027-01-30', '2027-01-31'],
  ['radio Kent, Dec 12, 13 and 14', '2026-12-12', '2026-12-14'],
  ['radio Kent, 1/4 to 1/31', '2027-01-04', '2027-01-31'],
  ["radio Kent, Jan '27", '2027-01-01', '2027-01-31'],
  ['radio Kent, not later than March 14', null, '2027-03-14'],
  ['radio Kent, starting immediately', '2026-11-21', null],
  ['Tomorrow I want to start, radio in Kent', '2026-11-22', null],
  ['radio Kent, black friday', '2026-11-27', '2026-11-27'],
  ['winter, radio, Kent', '2026-12-01', '2027-02-28'],
  ['January Jones Interiors, radio, Kent', null, null],
  ['Last year: radio. This year: print. Kent.', null, null],
  ['radio in Kent, 30 dollars, that is what they paid this week', null, null],
  ['radio in Kent until Christmas', null, '2026-12-25'],
] as const

describe('the time an ad is to run', () => {
  it.each(CASES)('%s', (text, from, to) => {
    const { availableFrom, availableTo } = understand(text, OPTIONS)
    expect([availableFrom, availableTo]).toEqual([from, to])
  })
})

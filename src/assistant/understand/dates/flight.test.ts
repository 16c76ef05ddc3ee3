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
  ['radio Kent, march april may', '2027-03-01', '2027-05-31'],
  ['radio Kent, dec-feb', '2026-12-01', '2027-02-28'],
  ['radio Kent, fall', '2027-09-01', '2027-11-30'],
  ['radio Kent, all through the winter', '2026-12-01', '2027-02-28'],
  ['radio Kent, first half october', '2027-10-01', '2027-10-15'],
  ['radio Kent, last ten days of March', '2027-03-22', '2027-03-31'],
  ['radio Kent, the week after next', '2026-11-30', '2026-12-06'],
  ['radio Kent, 4 wks, start 2/8', '2027-02-08', '2027-03-07'],
  ['radio en Kent, dos semanas a partir del 1 de marzo', '2027-03-01', '2027-03-14'],
  ['radio en Kent, 13 y 14 de febrero', '2027-02-13', '2027-02-14'],
  ['radio Kent, not before the 1st of June', '2027-06-01', null],
  ['radio Kent, not after March 15', null, '2027-03-15'],
  ['radio Kent, before our fair on May 8', null, '2027-05-07'],
  ['radio Kent, ends b4 feb', null, '2027-01-31'],
  ['radio Kent, mid-May to late June, well, May 15 to June 25', '2027-05-15', '2027-06-25'],
  ['radio en Kent, todo el 2027', '2027-01-01', '2027-12-31'],
  ['radio Kent, this week and next', '2026-11-16', '2026-11-29'],
  ['bulletin Kent, $980/4wk, posting 12/7', '2026-12-07', null],
  ['radio Kent, Jan 18 launch', '2027-01-18', null],
  ['you may call me, radio Kent', null, null],
] as const

describe('the time an ad is to run', () => {
  it.each(CASES)('%s', (text, from, to) => {
    const { availableFrom, availableTo } = understand(text, OPTIONS)
    expect([availableFrom, availableTo]).toEqual([from, to])
  })
})

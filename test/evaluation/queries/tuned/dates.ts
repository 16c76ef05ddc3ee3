import { parseCases } from '../parse-cases.ts'

/** The current date for every dated case: a Saturday. */
export const EVALUATION_NOW = new Date('2026-11-21T19:00:00Z')

export const DATE_QUERIES = parseCases(`
billboard in March | types: billboard; from: 2027-03-01; to: 2027-03-31
for the month of december, radio | types: radio; from: 2026-12-01; to: 2026-12-31
posters this november | types: print; from: 2026-11-01; to: 2026-11-30
from january through march in Tacoma | place: Tacoma; from: 2027-01-01; to: 2027-03-31
June to August, tourists | for: tourists; from: 2027-06-01; to: 2027-08-31
starting March | from: 2027-03-01
starting January 15, bus ads | venues: transit; from: 2027-01-15
beginning in february, $500 a month | max: 500; per: month; from: 2027-02-01
next week | from: 2026-11-23; to: 2026-11-29
this week in Ballard | place: Ballard; from: 2026-11-16; to: 2026-11-22
next month, digital | types: digital; from: 2026-12-01; to: 2026-12-31
this weekend at the farmers market | types: event; from: 2026-11-21; to: 2026-11-22
March 3 to March 17 | from: 2027-03-03; to: 2027-03-17
March 3-17, flyers | types: print; from: 2027-03-03; to: 2027-03-17
between april and june | from: 2027-04-01; to: 2027-06-30
may 2027 event sponsorship | types: event; from: 2027-05-01; to: 2027-05-31
we may want billboards in may | types: billboard; from: 2027-05-01; to: 2027-05-31
until the end of january, posters | types: print; to: 2027-01-31
through February 10 | to: 2027-02-10
12/1 - 12/24 radio | types: radio; from: 2026-12-01; to: 2026-12-24
2027-02-01 to 2027-02-28 | from: 2027-02-01; to: 2027-02-28
the first two weeks of December | from: 2026-12-01; to: 2026-12-14
week of March 8 | from: 2027-03-08; to: 2027-03-14
next summer in Edmonds | place: Edmonds; from: 2027-06-01; to: 2027-08-31
Q1 budget 3k for billboards | types: billboard; max: 3000; from: 2027-01-01; to: 2027-03-31
We opened in March 2019 and need flyers | types: print
since 2015 we've relied on word of mouth, now we want radio | types: radio
starting next week | from: 2026-11-23
now through june | from: 2026-11-21; to: 2027-06-30
the next two weeks | from: 2026-11-21; to: 2026-12-04
December and January, Pike Place, tourists | place: Pike Place Market; for: tourists; from: 2026-12-01; to: 2027-01-31
from Feb 1 for three months, transit | venues: transit; from: 2027-02-01; to: 2027-04-30
grand opening on April 10, want a banner of some kind | from: 2027-04-10; to: 2027-04-10
tomorrow | from: 2026-11-22; to: 2026-11-22
rest of the year | from: 2026-11-21; to: 2026-12-31
in 2027 | from: 2027-01-01; to: 2027-12-31
spots on the radio from 1/15/2027 to 2/15/2027 | types: radio; from: 2027-01-15; to: 2027-02-15
late january | from: 2027-01-21; to: 2027-01-31
mid-march, students | for: students; from: 2027-03-11; to: 2027-03-20
3-month billboard lease in Kent | place: Kent; types: billboard; kind: rent
weekends only, bars | venues: bar
starting Monday | from: 2026-11-23
november to february | from: 2026-11-01; to: 2027-02-28
october | from: 2027-10-01; to: 2027-10-31
`)

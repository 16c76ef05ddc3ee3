import { describe, expect, test } from 'vitest'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { describeDeadline, describeRivals, isPressing } from './request-words.ts'

const NOW = new Date('2027-03-02T18:00:00Z')
const timeZone = 'America/Los_Angeles'
const timed = (status: BookingStatus, deadlineAt: string | null) => ({ status, deadlineAt, timeZone })

describe('a deadline', () => {
  test.each([
    ['requested', '2027-03-02T18:00:30Z', 'Answer by Tue, Mar 2, 10:00 AM PST, any minute now'],
    ['requested', '2027-03-02T18:40:00Z', 'Answer by Tue, Mar 2, 10:40 AM PST, in 40 minutes'],
    ['requested', '2027-03-02T19:59:00Z', 'Answer by Tue, Mar 2, 11:59 AM PST, in 1 hour'],
    ['quoted', '2027-03-04T17:00:00Z', 'The buyer answers by Thu, Mar 4, 9:00 AM PST, in 47 hours'],
    ['held', '2027-03-05T18:00:00Z', 'Held until Fri, Mar 5, 10:00 AM PST, in 3 days'],
    ['awaiting-payment', '2027-03-10T08:00:00Z', 'Expires if not paid by the end of Tue, Mar 9, in 7 days'],
    ['booked', '2027-03-08T08:00:00Z', 'Begins Mon, Mar 8, in 5 days'],
    ['in-flight', '2027-04-05T07:00:00Z', 'Ends Sun, Apr 4'],
    ['requested', null, null],
    ['completed', '2027-03-08T08:00:00Z', null],
  ] satisfies [BookingStatus, string | null, string | null][])('of %s at %s', (status, at, words) =>
    expect(describeDeadline(timed(status, at), NOW)).toBe(words),
  )

  test.each([
    ['requested', '2027-03-03T05:59:00Z', true],
    ['requested', '2027-03-03T06:00:00Z', false],
    ['booked', '2027-03-02T19:00:00Z', false],
    ['requested', null, false],
  ] satisfies [BookingStatus, string | null, boolean][])('of %s at %s presses: %s', (status, at, presses) =>
    expect(isPressing(timed(status, at), NOW)).toBe(presses),
  )
})

test.each([
  [null, null],
  [{ requests: 0, waiting: 0 }, null],
  [{ requests: 1, waiting: 0 }, '1 other asks for these days'],
  [{ requests: 2, waiting: 1 }, '2 others ask for these days, 1 waits for them'],
  [{ requests: 0, waiting: 2 }, '2 wait for these days'],
])('%j is said as %j', (rivals, words) => expect(describeRivals(rivals)).toBe(words))

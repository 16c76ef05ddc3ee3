import { describe, expect, it } from 'vitest'
import { BOOKING_STATUSES } from '#domain/booking/lifecycle.ts'
import { BOOKING_STATUS_LABELS } from '#domain/booking/status-labels.ts'
import { describeDeadline } from './booking-words.ts'

const ZONE = 'America/Los_Angeles'
const BOOKING = {
  deadlineAt: '2026-12-02T01:00:00.000Z',
  timeZone: ZONE,
  first: '2027-03-01',
  last: '2027-03-28',
  other: { id: 2, name: 'Ana', company: null },
}

describe('a deadline', () => {
  it.each([
    ['requested', 'seller', 'Answer by Tue, Dec 1, 5:00 PM PST'],
    ['requested', 'buyer', 'Ana answers by Tue, Dec 1, 5:00 PM PST'],
    ['requested', null, 'The seller answers by Tue, Dec 1, 5:00 PM PST'],
    ['quoted', 'buyer', 'Accept by Tue, Dec 1, 5:00 PM PST'],
    ['quoted', 'seller', 'Ana decides by Tue, Dec 1, 5:00 PM PST'],
    ['held', 'buyer', 'Held until Tue, Dec 1, 5:00 PM PST'],
    ['awaiting-payment', 'buyer', 'Pay by Tue, Dec 1, 5:00 PM PST'],
    ['awaiting-payment', 'seller', 'Expires if not paid by Tue, Dec 1, 5:00 PM PST'],
    ['booked', 'buyer', 'Begins on Mon, Mar 1'],
    ['in-flight', 'seller', 'Runs through Sun, Mar 28'],
    ['completed', 'buyer', null],
  ] as const)('of one %s, to the %s', (status, side, words) => {
    expect(describeDeadline({ ...BOOKING, status, side })).toBe(words)
  })

  it('is not named where none is set', () => {
    expect(describeDeadline({ ...BOOKING, deadlineAt: null, status: 'requested', side: 'buyer' })).toBeNull()
  })
})

it('every status has a word of its own', () => {
  expect(new Set(BOOKING_STATUSES.map((status) => BOOKING_STATUS_LABELS[status])).size).toBe(
    BOOKING_STATUSES.length,
  )
})

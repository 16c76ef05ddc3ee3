import { expect, it } from 'vitest'
import { UNFINISHED_STATUSES } from '#domain/booking/lifecycle.ts'
import { describeNext } from './next-words.ts'

const BOOKING = {
  status: 'draft',
  side: 'buyer',
  other: { id: 2, name: 'Ana', company: null },
  waiting: null,
  steps: [],
  timeZone: 'America/Los_Angeles',
  artwork: null,
} as const

it('says what comes next in every state that is not over, to both sides', () => {
  for (const status of UNFINISHED_STATUSES)
    for (const side of ['buyer', 'seller'] as const)
      expect(describeNext({ ...BOOKING, steps: [], status, side }), `${status} ${side}`).not.toBe('')
})

it('says on the waiting list how many are before, and until when the dates are one’s own', () => {
  const waiting = { ...BOOKING, steps: [], waiting: { rank: 2, offeredUntil: null } }
  expect(describeNext(waiting)).toContain('number 2 on the waiting list')
  const offered = { ...waiting, waiting: { rank: 1, offeredUntil: '2026-12-02T01:00:00.000Z' } }
  expect(describeNext(offered)).toContain('until Tue, Dec 1, 5:00 PM PST')
})

it('asks whoever has not accepted a hold', () => {
  expect(describeNext({ ...BOOKING, status: 'held', steps: ['accept'] })).toContain('Accept the terms')
  expect(describeNext({ ...BOOKING, status: 'held', steps: [] })).toContain('while Ana decides')
})

it('says what the artwork of a booking waits for', () => {
  const told = (
    side: 'buyer' | 'seller',
    state: 'missing' | 'rejected' | 'waiting' | 'approved',
    isLate = false,
  ) =>
    describeNext({
      ...BOOKING,
      steps: [],
      status: 'booked',
      side,
      artwork: { state, dueOn: '2027-03-02', isLate },
    })
  expect(told('buyer', 'missing')).toBe('It is booked. Send your artwork below by Mar 2.')
  expect(told('buyer', 'missing', true)).toBe('It is booked. Send your artwork below, it was due on Mar 2.')
  expect(told('buyer', 'rejected')).toContain('Ana has refused your artwork')
  expect(told('seller', 'waiting')).toContain('waits for you')
  expect(told('seller', 'approved')).toBe('It is booked. The artwork is approved.')
})

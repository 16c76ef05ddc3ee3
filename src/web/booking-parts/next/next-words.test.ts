import { expect, it } from 'vitest'
import type { NextBooking } from './next-facts.ts'
import { describeNext } from './next-words.ts'

const BOOKING: NextBooking = {
  id: 42,
  status: 'draft',
  side: 'buyer',
  isOnBehalf: false,
  other: { id: 2, name: 'Ana', company: null },
  waiting: null,
  steps: [],
  timeZone: 'America/Los_Angeles',
  artwork: null,
  proof: null,
  deadlineAt: null,
  first: '2027-03-01',
  last: '2027-03-28',
  totalCents: 50_500,
  renewal: null,
}
const say = (booking: Partial<NextBooking>) => describeNext({ booking: { ...BOOKING, ...booking } })

it('says on the waiting list how many are before, and until when the dates are one’s own', () => {
  expect(say({ waiting: { rank: 2, offeredUntil: null } })).toContain('number 2 on the waiting list')
  expect(say({ waiting: { rank: 1, offeredUntil: '2026-12-02T01:00:00.000Z' } })).toContain(
    'until Tue, Dec 1, 5:00 PM PST',
  )
})

it('asks whoever has not accepted a hold', () => {
  expect(say({ status: 'held', steps: ['accept'] })).toContain('Accept the terms')
  expect(say({ status: 'held', steps: [] })).toContain('while Ana decides')
})

it('says what the artwork of a booking waits for', () => {
  const artworkOf = (state: 'missing' | 'rejected' | 'waiting' | 'approved', isLate = false) =>
    ({ state, dueOn: '2027-03-02', isLate }) as const
  const booked = { status: 'booked' } as const
  expect(say({ ...booked, artwork: artworkOf('missing') })).toBe(
    'It is booked and begins on Mon, Mar 1. Send your artwork by Mar 2.',
  )
  expect(say({ ...booked, artwork: artworkOf('missing', true) })).toContain(
    'Send your artwork, it was due on Mar 2.',
  )
  expect(say({ ...booked, artwork: artworkOf('rejected') })).toContain('Ana has refused your artwork')
  expect(say({ ...booked, side: 'seller', artwork: artworkOf('waiting') })).toContain('waits for you')
  expect(say({ ...booked, side: 'seller', artwork: artworkOf('approved') })).toContain('is approved.')
})

it('asks the seller for the artwork of a client without an account', () => {
  const phoned = { status: 'booked', side: 'seller', isOnBehalf: true } as const
  const artworkOf = (state: 'missing' | 'rejected' | 'waiting') => ({
    state,
    dueOn: '2027-03-02',
    isLate: false,
  })
  expect(say({ ...phoned, artwork: artworkOf('missing') })).toContain('Upload the artwork of Ana by Mar 2.')
  expect(say({ ...phoned, artwork: artworkOf('rejected') })).toContain(
    'The artwork of Ana was refused: upload another file by Mar 2.',
  )
  expect(say({ ...phoned, artwork: artworkOf('waiting') })).toContain('approve it, or refuse it')
  expect(say({ ...phoned, isOnBehalf: false, artwork: artworkOf('missing') })).toContain(
    'Ana sends the artwork by Mar 2.',
  )
})

it('says what the proof of a booking waits for, and by when', () => {
  const proofOf = (state: NonNullable<NextBooking['proof']>['state']) =>
    ({ state, dueOn: '2027-03-08', isLate: state === 'overdue' }) as const
  const running = { status: 'in-flight' } as const
  const runs = 'It runs through Sun, Mar 28.'
  expect(say({ ...running, proof: proofOf('due') })).toBe(`${runs} Ana shows by Mon, Mar 8 that it ran.`)
  expect(say({ ...running, side: 'seller', proof: proofOf('due') })).toBe(
    `${runs} Show Ana by Mon, Mar 8 that it ran.`,
  )
  expect(say({ ...running, proof: proofOf('received') })).toContain('accept it, or question it')
  expect(say({ ...running, side: 'seller', proof: proofOf('questioned') })).toContain(
    'Ana questions the proof',
  )
  expect(say({ status: 'booked', proof: proofOf('waiting') })).toBe('It is booked and begins on Mon, Mar 1.')
  expect(say(running)).toBe(runs)
})

it('B9: repeats to both sides what was said to be sent, and who confirms it', () => {
  const money = { kind: 'declared', cents: 50_500, on: '2026-11-27', paymentId: 9, restCents: 0 } as const
  const booking = { ...BOOKING, status: 'awaiting-payment' } as const
  expect(describeNext({ booking, money })).toContain(
    'You said that $505 was sent on Nov 27. Ana confirms when it has arrived.',
  )
  expect(describeNext({ booking: { ...booking, side: 'seller' }, money })).toContain(
    'Ana said that $505 was sent on Nov 27: say whether it has arrived.',
  )
})

it('says of money that goes back, and how money that is due is paid', () => {
  const booking = { ...BOOKING, status: 'awaiting-payment' } as const
  const due = { kind: 'due', cents: 50_500, dueOn: null, isLate: false } as const
  expect(describeNext({ booking, money: due, isDirect: true })).toContain(
    'Pay Ana what is due first directly, then say that you have sent it.',
  )
  expect(describeNext({ booking, money: due })).toContain('Pay what is due first, and it is booked.')
  expect(
    describeNext({
      booking: { ...BOOKING, status: 'completed' },
      money: { kind: 'owed-back', cents: 9000 },
    }),
  ).toContain('$90 is to be given back to you.')
})

it('B22: begins with how the last word differs from one’s own', () => {
  const booking = { ...BOOKING, status: 'requested', side: 'seller' } as const
  const offer = 'Ana offers $150 less than your $2,060.'
  expect(describeNext({ booking, offer })).toBe(
    'Ana offers $150 less than your $2,060. Accept the terms, send a quote of your own, or decline.',
  )
  expect(describeNext({ booking })).toMatch(/^Ana asks for these dates\./)
})

import { expect, it } from 'vitest'
import { type ReviewedBooking, reviewWindow } from './review-window.ts'

const OVER: ReviewedBooking = {
  status: 'completed',
  origin: 'market',
  first: '2027-03-01',
  last: '2027-03-28',
  totalCents: 90_000,
  cancelledOn: null,
  isRenewed: false,
  hasOpenDispute: false,
  disputeDecidedOn: null,
  today: '2027-03-29',
}
const CANCELLED = { status: 'cancelled', cancelledOn: '2027-03-10' } as const

it.each<[string, Partial<ReviewedBooking>, ReturnType<typeof reviewWindow>]>([
  ['the day after the end', {}, { state: 'open', closesOn: '2027-04-18' }],
  ['the 21st day', { today: '2027-04-18' }, { state: 'open', closesOn: '2027-04-18' }],
  ['the day after it', { today: '2027-04-19' }, { state: 'closed', closesOn: '2027-04-18' }],
  ['still running', { status: 'in-flight' }, { state: 'soon', closesOn: null }],
  ['booked', { status: 'booked' }, { state: 'soon', closesOn: null }],
  ['never agreed', { status: 'declined' }, { state: 'never', closesOn: null }],
  ['agreed elsewhere', { origin: 'offline' }, { state: 'never', closesOn: null }],
  ['of a contract', { origin: 'contract' }, { state: 'never', closesOn: null }],
  ['with oneself', { origin: 'related' }, { state: 'never', closesOn: null }],
  ['for nothing', { totalCents: 0 }, { state: 'never', closesOn: null }],
  ['renewed: its last term counts', { isRenewed: true }, { state: 'never', closesOn: null }],
  [
    'cancelled while it ran',
    { ...CANCELLED, today: '2027-03-31' },
    { state: 'open', closesOn: '2027-03-31' },
  ],
  [
    'cancelled on its first day',
    { ...CANCELLED, cancelledOn: '2027-03-01' },
    { state: 'never', closesOn: null },
  ],
  ['cancelled before', { ...CANCELLED, cancelledOn: '2027-02-10' }, { state: 'never', closesOn: null }],
  ['a dispute is open', { hasOpenDispute: true, today: '2027-06-01' }, { state: 'open', closesOn: null }],
  [
    'seven days from its decision',
    { disputeDecidedOn: '2027-05-01', today: '2027-05-08' },
    { state: 'open', closesOn: '2027-05-08' },
  ],
  [
    'a dispute decided early shortens nothing',
    { disputeDecidedOn: '2027-04-01', today: '2027-04-18' },
    { state: 'open', closesOn: '2027-04-18' },
  ],
])('%s', (_, given, window) => expect(reviewWindow({ ...OVER, ...given })).toEqual(window))

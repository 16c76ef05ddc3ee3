import { expect, it } from 'vitest'
import {
  describeAnswer,
  describeStatus,
  describeSum,
  describeWhoAccepts,
  isWithoutAddress,
  nameLine,
} from './status-words.ts'

const proposal = {
  client: { name: 'Harbor Dental' },
  status: 'sent',
  version: 2,
  sentAt: '2026-12-01T20:00:00.000Z',
  validUntil: '2026-12-15T20:00:00.000Z',
  updatedAt: '2026-12-01T20:00:00.000Z',
  totalCents: 198_600,
  reason: '',
  holds: true,
} as const

const SENT = 'Version 2 was sent on Dec 1, 2026, $1,986 with tax.'

it.each([
  [{}, 'info', 'With Harbor Dental until Dec 15, 2026', `${SENT} Its dates are held until then.`],
  [{ holds: false }, 'info', 'With Harbor Dental until Dec 15, 2026', `${SENT} Its dates are not held.`],
  [
    { holds: false, updatedAt: '2026-12-02T20:00:00.000Z' },
    'info',
    'With Harbor Dental until Dec 15, 2026',
    `${SENT} What you change below is read once you send it again.`,
  ],
  [{ status: 'accepted' }, 'success', 'Harbor Dental accepted it', `${SENT} Its bookings are below.`],
  [
    { status: 'declined', reason: 'Too far out' },
    'warning',
    'Harbor Dental declined it: “Too far out”',
    `${SENT} Change it and send it again, or withdraw it.`,
  ],
  [{ status: 'expired' }, 'warning', 'This proposal expired', `${SENT} Send it again to ask once more.`],
  [
    { status: 'withdrawn', totalCents: null },
    'info',
    'You withdrew it',
    'Version 2 was sent on Dec 1, 2026. Its link no longer works.',
  ],
] as const)('%j is said to its seller', (set, tone, title, more) => {
  expect(describeStatus({ ...proposal, ...set })).toEqual({ tone, title, more })
})

it('says nothing of a draft', () => {
  expect(describeStatus({ ...proposal, status: 'draft' })).toBeNull()
})

it.each([
  [{ unitCode: null, unitName: null, title: 'North wall' }, 'North wall'],
  [{ unitCode: 'A-114', unitName: null, title: 'North wall' }, 'A-114 · North wall'],
  [{ unitCode: 'A-114', unitName: 'Left', title: 'North wall' }, 'A-114 · North wall · Left'],
])('%j is named %s', (line, name) => {
  expect(nameLine(line)).toBe(name)
})

it.each([
  ['sent', null],
  ['expired', 'This proposal has ended. Ask Sally Seller to send it again.'],
  ['accepted', 'This proposal was accepted.'],
  ['declined', 'This proposal was declined. Sally Seller was notified.'],
] as const)('%s: %s', (status, words) => {
  expect(describeAnswer({ status, seller: 'Sally Seller' })).toBe(words)
})

it.each([
  ['draft', false, '$900 at the rate card. As it is saved, $950 with tax and required extras.'],
  ['declined', false, '$900 at the rate card. As it is saved, $950 with tax and required extras.'],
  [
    'expired',
    true,
    'As it was sent: $950 with tax and required extras. It is priced again once you change it.',
  ],
  ['accepted', true, null],
] as const)('of one that is %s, as it was sent: %s, it sums up %j', (status, isAsSent, words) => {
  const sums = { cardCents: isAsSent ? null : 90_000, nowCents: 95_000 }
  expect(describeSum({ status, isAsSent, ...sums })).toBe(words)
})

it('knows whom it reaches, and who accepts it', () => {
  const client = { id: 1, name: 'Harbor Dental', email: '', hasAccount: false }
  expect(isWithoutAddress(client)).toBe(true)
  expect(isWithoutAddress({ ...client, hasAccount: true })).toBe(false)
  expect(describeWhoAccepts({ sentTo: 'd…@harbor.example', client: 'Harbor' })).toContain('d…@harbor.example')
  expect(describeWhoAccepts({ sentTo: null, client: 'Harbor' })).toBe(
    'To accept it, sign in as somebody who buys for Harbor.',
  )
})

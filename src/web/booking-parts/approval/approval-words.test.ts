import { expect, it } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import {
  describeApproval,
  describeApproving,
  isWithColleagues,
  needsApproval,
  waitsForApproval,
} from './approval-words.ts'

type Approval = NonNullable<Booking['approval']>

const asking: NonNullable<Approval['asking']> = {
  id: 1,
  step: 'request',
  state: 'waiting',
  by: 'Ana',
  isMine: true,
  message: '',
  totalCents: 120_000,
  at: '2026-12-03T20:00:00Z',
  decidedBy: null,
  decidedAt: null,
  answer: '',
  canDecide: false,
  canTakeBack: false,
}
const of = (approval: Approval | null) => ({ approval })
const words = (given: Partial<typeof asking>, approvers = ['Lena Ford']) =>
  describeApproval(of({ aboveCents: null, approvers, asking: { ...asking, ...given } }))

it('says nothing where nothing is a colleague’s to decide', () => {
  expect(describeApproval(of(null))).toBeNull()
  expect(describeApproval(of({ aboveCents: null, approvers: [], asking: null }))).toBeNull()
  expect([needsApproval(of(null)), waitsForApproval(of(null))]).toEqual([false, false])
})

it('says how far it is above, and who can approve it', () => {
  const above = of({ aboveCents: 30_000, approvers: ['Lena Ford', 'Cole'], asking: null })
  expect(describeApproval(above)).toMatchObject({
    title: 'This is $300.00 above what you may spend this month. Ask for approval instead.',
    lines: ['Lena Ford or Cole can approve it.'],
  })
  expect(needsApproval(above)).toBe(true)
  const nobody = describeApproval(of({ aboveCents: 30_000, approvers: [], asking: null }))
  expect(nobody?.lines[0]).toContain('Nobody on your team')
})

it('says who is waited for to who asked, and what is asked to who decides', () => {
  expect(words({ message: 'For the opening' })).toEqual({
    tone: 'info',
    title: 'Waits for approval of Lena Ford',
    lines: [
      'You asked on Dec 3, 2026, 12:00 PM PST for $1,200.',
      '“For the opening”',
      'Nothing is sent until then, and the dates are not held.',
    ],
  })
  expect(words({ isMine: false, canDecide: true, step: 'accept' })).toMatchObject({
    title: 'Ana asks you to approve $1,200',
    lines: ['Nothing is accepted until then.'],
  })
})

it('leaves it to colleagues while they are asked, but not to who may do it alone', () => {
  const left = (aboveCents: number | null, given: Partial<typeof asking>) =>
    isWithColleagues(of({ aboveCents, approvers: [], asking: { ...asking, ...given } }))
  expect(left(5, {})).toBe(true)
  expect(left(null, { isMine: false, canDecide: true })).toBe(true)
  // the limit was raised, or there is none
  expect([left(null, {}), left(null, { isMine: false })]).toEqual([false, false])
  expect(left(5, { state: 'declined' })).toBe(false)
})

it('names the price of an offer to who approves it: the terms are the listed ones', () => {
  const sent = 'You accept these terms for your company, as Ana asked. They are sent in your name.'
  expect(describeApproving({ totalCents: 120_000 }, asking)).toBe(sent)
  expect(describeApproving({ totalCents: 150_000 }, asking)).toBe(
    `${sent} What is sent is an offer of $1,200.00 in total.`,
  )
})

it.each([
  [{ state: 'changed' }, 'The terms have changed since you asked for approval'],
  [{ state: 'changed', isMine: false }, 'The terms have changed since Ana asked for approval'],
  [{ state: 'declined', decidedBy: 'Lena Ford', answer: 'Too dear' }, 'Lena Ford did not approve it'],
  [{ state: 'approved', decidedBy: 'Lena Ford' }, 'Lena Ford approved it for you'],
] as const)('says how an asking ended: %j', (given, title) => {
  expect(words(given)?.title).toBe(title)
})

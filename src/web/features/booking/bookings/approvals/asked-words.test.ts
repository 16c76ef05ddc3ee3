import { expect, it } from 'vitest'
import type { ApprovalPage } from '#contract/booking/bookings-approvals.ts'
import {
  describeApprovalStep,
  describeApprovals,
  describeState,
  describeTaking,
  describeWho,
} from './asked-words.ts'

const page: ApprovalPage = {
  id: 1,
  step: 'agree',
  title: 'Wall by the ferry',
  seller: 'Harborview',
  by: 'Ana',
  isMine: false,
  message: 'For March',
  totalCents: 120_000,
  at: '2026-12-03T20:00:00Z',
  state: 'waiting',
  bookingId: 7,
  approvers: ['Lena Ford'],
  canDecide: true,
  canTakeBack: false,
  decidedBy: null,
  decidedAt: null,
  answer: '',
  before: null,
  terms: [],
}

it('says what would be done, who asked for it and when', () => {
  expect(describeApprovalStep(page)).toBe('Accept a change · Harborview')
  expect(describeWho(page)).toBe('Ana asked on Dec 3, 2026, 12:00 PM PST')
  expect(describeTaking(page)).toBe(
    'Accept a change for $1,200 in all, in your name and for your company, as Ana asked.',
  )
})

it('counts what waits for whom', () => {
  const of = (waiting: number, asked: number) =>
    describeApprovals({ waiting: Array(waiting).fill(page), asked: Array(asked).fill(page) })
  expect([of(0, 0), of(1, 0), of(0, 2), of(3, 1)]).toEqual([
    null,
    '1 waits for your approval',
    '2 of yours wait for a colleague',
    '3 wait for your approval, 1 of yours waits for a colleague',
  ])
})

it.each([
  [{}, 'Ana asks you to approve $1,200'],
  [{ isMine: true, canDecide: false }, 'Waits for approval of Lena Ford'],
  [{ state: 'changed' }, 'The terms have changed since Ana asked for approval'],
  [{ state: 'over' }, 'This no longer waits for approval'],
  [{ state: 'withdrawn' }, 'Ana took this back'],
  [{ state: 'withdrawn', isMine: true }, 'You took this back'],
  [{ state: 'declined', decidedBy: 'Lena Ford' }, 'Lena Ford did not approve it'],
] as const)('says how it stands: %j', (given, title) => {
  expect(describeState({ ...page, ...given }).title).toBe(title)
})

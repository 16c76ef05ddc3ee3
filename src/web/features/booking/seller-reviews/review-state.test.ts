import { expect, it } from 'vitest'
import type { OwnReview } from '#contract/booking/seller-reviews.ts'
import { describeClosed, describePrompt, describeStanding } from './review-state.ts'

const MINE = { state: 'sealed', counts: true, reason: null } as OwnReview
const OPEN = {
  canWrite: true,
  canReply: false,
  closesOn: '2027-03-21',
  mine: null,
  theirs: null,
  other: 'Ana',
  window: 'open',
} as const

it('says what can be written, and when it is opened', () => {
  expect(describePrompt(OPEN)).toEqual({
    text: 'Say how it went by Mar 21: it is sealed until Ana has written one, too, or Mar 21 is over.',
    label: 'Write a review',
  })
  expect(describePrompt({ ...OPEN, mine: MINE })?.label).toBe('Read or change it')
  expect(describePrompt({ ...OPEN, closesOn: null })?.text).toBe(
    'Say how it went: it is sealed until Ana has written one, too.',
  )
  expect(describePrompt({ ...OPEN, canWrite: false, canReply: true })?.label).toBe('Read and reply')
  expect(describePrompt({ ...OPEN, canWrite: false })).toBeNull()
  expect(describePrompt({ ...OPEN, canWrite: false, mine: MINE })?.label).toBe('Read the reviews')
})

it('says how a review stands', () => {
  expect(describeStanding(MINE)).toBe('Sealed')
  expect(describeStanding({ ...MINE, state: 'held' })).toContain('looks at it')
  expect(describeStanding({ ...MINE, state: 'hidden', reason: 'A phone number.' })).toBe(
    'Hidden by Placard: A phone number.',
  )
  expect(describeStanding({ ...MINE, state: 'shown' })).toBeNull()
  expect(describeStanding({ ...MINE, state: 'shown', counts: false })).toContain('not counted')
})

it('says why nothing can be written', () => {
  expect(describeClosed(OPEN)).toBeNull()
  expect(describeClosed({ ...OPEN, canWrite: false, window: 'closed' })).toBe(
    'Reviews of this booking closed on Mar 21.',
  )
  expect(describeClosed({ ...OPEN, canWrite: false, window: 'soon' })).toBe(
    'You can write a review when the booking is over.',
  )
  expect(describeClosed({ ...OPEN, canWrite: false, window: 'never' })).toContain('nothing to review')
})

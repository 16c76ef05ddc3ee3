import { expect, it } from 'vitest'
import { PROPOSAL_STATUSES } from '#domain/booking/proposal-statuses.ts'
import { canAnswer, canAsk, describeAsking } from './question-words.ts'

it('asks until it is accepted or withdrawn', () => {
  expect(PROPOSAL_STATUSES.filter((status) => !canAsk({ status })).toSorted()).toEqual([
    'accepted',
    'withdrawn',
  ])
})

it.each([
  [
    'd…@harbor.example',
    'Narrows answers here, and by mail to d…@harbor.example. Everybody who has this link reads it.',
  ],
  [
    null,
    'Narrows answers here, and by mail to whoever the proposal was sent to. Everybody who has this link reads it.',
  ],
])('says where the answer comes for %s', (sentTo, words) => {
  expect(describeAsking({ seller: 'Narrows', sentTo })).toBe(words)
})

it('is answered where something was asked and somebody can read it', () => {
  const question = { id: 1, authorName: 'Dana', isSeller: false, body: 'Lit?', at: '2026-01-01T00:00:00Z' }
  const asked = { status: 'sent', version: 1, questions: [question] } as const
  const open = { ...asked, questions: [question] }
  expect(canAnswer(open)).toBe(true)
  expect(canAnswer({ ...open, questions: [] })).toBe(false)
  expect(canAnswer({ ...open, version: 0, status: 'draft' })).toBe(false)
  expect(canAnswer({ ...open, status: 'accepted' })).toBe(false)
})

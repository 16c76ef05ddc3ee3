import { expect, it } from 'vitest'
import { type LastAnswer, recallLastAnswer, storeLastAnswer } from './last-answer.ts'

const answer = { userType: 'buyer', turn: { question: 'Near my clinic' } } as LastAnswer

it.each([
  ['an account', 7],
  ['a guest', null],
])('returns to the answer of %s', (_who, asker) => {
  storeLastAnswer(asker, answer)
  expect(recallLastAnswer(asker)).toBe(answer)
  expect(recallLastAnswer(asker)).toBe(answer)
})

it.each([
  ['another account', 7, 8],
  ['a guest after signing out', 7, null],
  ['an account after a guest', null, 7],
])('shows %s nothing, and forgets it', (_who, asker, other) => {
  storeLastAnswer(asker, answer)
  expect(recallLastAnswer(other)).toBeNull()
  expect(recallLastAnswer(asker)).toBeNull()
})

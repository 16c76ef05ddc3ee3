import { expect, it, vi } from 'vitest'
import { type LastAnswer, recallLastAnswer, storeLastAnswer, subscribeLastAnswer } from './last-answer.ts'

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

it('tells whoever listens that there is an answer', () => {
  const listener = vi.fn()
  const stop = subscribeLastAnswer(listener)
  storeLastAnswer(7, answer)
  stop()
  storeLastAnswer(7, answer)
  expect(listener).toHaveBeenCalledTimes(1)
})

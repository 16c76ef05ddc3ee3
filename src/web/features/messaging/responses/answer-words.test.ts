import { expect, it } from 'vitest'
import { countSpaces, isDemoted, toWaitingWords } from './answer-words.ts'

it.each([
  [0, 'Nobody is waiting for you'],
  [1, '1 buyer is waiting for you'],
  [12, '12 buyers are waiting for you'],
])('%d waiting: %s', (waiting, words) => {
  expect(toWaitingWords(waiting)).toBe(words)
})

it.each([
  [0, '0 spaces'],
  [1, '1 space'],
  [2, '2 spaces'],
])('%d: %s', (count, words) => {
  expect(countSpaces(count)).toBe(words)
})

it.each([
  ['all is well', null, 0, false],
  ['silent for a week', '2026-11-01T08:00:00Z', 0, true],
  ['silent until they were paused', '2026-11-01T08:00:00Z', 3, false],
])('%s: demoted %s', (_what, fadedAt, pausedSpaces, expected) => {
  expect(isDemoted({ fadedAt, pausedSpaces })).toBe(expected)
})

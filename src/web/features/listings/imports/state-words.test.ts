import { describe, expect, it } from 'vitest'
import { count, STEPS, stepOf } from './state-words.ts'

describe('the step of the wizard', () => {
  it.each([
    ['reading', 0, 1],
    ['checking', 40, 1],
    ['ready', 40, 1],
    ['storing', 40, 2],
    ['done', 40, STEPS.length],
    ['undoing', 40, 2],
    ['undone', 40, 2],
    ['failed', 40, 2],
  ] as const)('%s with %d rows is at step %d', (state, rowCount, step) => {
    expect(stepOf({ state, rowCount })).toBe(step)
  })

  it('of a file that could not be read is the first: another file', () => {
    expect(stepOf({ state: 'failed', rowCount: 0 })).toBe(0)
  })
})

it.each([
  [0, '0 rows'],
  [1, '1 row'],
  [2, '2 rows'],
  [12_500, '12,500 rows'],
])('%d is written "%s"', (n, text) => {
  expect(count(n, 'row')).toBe(text)
})

it('takes a plural of its own', () => {
  expect([1, 3].map((n) => count(n, 'entry', 'entries'))).toEqual(['1 entry', '3 entries'])
})

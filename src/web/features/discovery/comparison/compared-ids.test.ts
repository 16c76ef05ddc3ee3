import { expect, it } from 'vitest'
import { describeGone, withoutId } from './compared-ids.ts'

it.each([
  ['3,5,7', 5, '3,7'],
  ['3', 3, undefined],
  ['31,3', 3, '31'],
  ['3,5', 9, '3,5'],
  [undefined, 3, undefined],
])('%s without %d is %s', (ids, id, left) => {
  expect(withoutId(ids, id)).toBe(left)
})

it.each([
  [[3], 'Space 3 is not on the market at the moment.'],
  [[3, 5], 'Spaces 3, 5 are not on the market at the moment.'],
])('%j: %s', (ids, words) => {
  expect(describeGone(ids)).toBe(words)
})

import { expect, it } from 'vitest'
import { isOtherList } from './use-count-cards.ts'

it.each([
  ['', '1,2', false],
  ['1,2', '1,2', false],
  ['1,2', '1,2,3', false],
  ['1,2', '3,4', true],
  ['1,2', '1,23', true],
  ['1,2', '1', true],
])('knows another list, of as many cards too, from more of the same: %j, %j', (before, now, expected) => {
  expect(isOtherList(before, now)).toBe(expected)
})

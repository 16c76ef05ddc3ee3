import { expect, it } from 'vitest'
import { announce } from './announce.ts'
import { count } from './count-spaces.ts'

it.each([
  [0, 'No listings found.', '0 spaces'],
  [1, '1 advertising opportunity found.', '1 space'],
  [2, '2 advertising opportunities found.', '2 spaces'],
  [12_500, '12,500 advertising opportunities found.', '12,500 spaces'],
])('%d: "%s", "%s"', (total, said, counted) => {
  expect(announce(total)).toBe(said)
  expect(count(total)).toBe(counted)
})

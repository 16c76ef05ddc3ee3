import { expect, it } from 'vitest'
import { describeFloor } from './floor-words.ts'

it.each([
  [null, false, {}],
  [undefined, true, {}],
  [{ cents: null }, false, { error: 'Below the minimum of the rate card. A manager can send it.' }],
  [{ cents: 81_000 }, true, { hint: 'Below the minimum of $810. You can send it.' }],
])('of %j, where going below is allowed: %j, it says %j', (floor, mayGoBelow, words) => {
  expect(describeFloor(floor, mayGoBelow)).toEqual(words)
})

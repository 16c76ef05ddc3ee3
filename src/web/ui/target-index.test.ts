import { expect, it } from 'vitest'
import { targetIndex } from './target-index.ts'

it.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowRight', 1, 3, 2],
  ['ArrowDown', 2, 3, null],
  ['ArrowUp', 1, 3, 0],
  ['ArrowLeft', 0, 3, null],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['End', 0, 0, null],
  ['Home', 0, 0, null],
  ['Enter', 1, 3, null],
  ['a', 1, 3, null],
])('%s at %d of %d leads to %j', (key, at, size, to) => {
  expect(targetIndex(key, at, size)).toBe(to)
})

import { expect, it } from 'vitest'
import { toParts } from './change-parts.ts'

it.each([
  [0, []],
  [1, [1]],
  [100, [100]],
  [101, [100, 1]],
  [250, [100, 100, 50]],
])('%d spaces are changed in parts of %j', (count, sizes) => {
  const ids = Array.from({ length: count }, (_, id) => id)
  const parts = toParts(ids)
  expect(parts.map((part) => part.ids.length)).toEqual(sizes)
  expect(parts.flatMap((part) => part.ids)).toEqual(ids)
})

it('each part is sent under a key of its own', () => {
  const keys = toParts(Array.from({ length: 450 }, (_, id) => id)).map(({ key }) => key)
  expect(new Set(keys).size).toBe(5)
})

import { expect, it } from 'vitest'
import { describeMoreFaces } from './more-faces.ts'

it.each([
  [0, 0, null],
  [12, 12, null],
  [13, 12, 'and 1 more face.'],
  [40, 12, 'and 28 more faces.'],
])('of %i with %i shown it says %s', (total, shown, words) => {
  expect(describeMoreFaces(total, shown)).toBe(words)
})

import { expect, it } from 'vitest'
import { buildKeepPlace } from './keep-place.ts'

it.each([
  ['at its top', 0, true],
  ['further down', 688, false],
])('a page that becomes live %s is taken to its place: %s px, %s', (_, top, isTaken) => {
  const isTakenToPlace = buildKeepPlace(() => top)
  expect(isTakenToPlace()).toBe(isTaken)
  // wherever it was left, the next page begins at its own place
  expect(isTakenToPlace()).toBe(true)
})

it('the server, where nothing scrolls, sends the script that brings readers back', () => {
  expect(buildKeepPlace()()).toBe(true)
})

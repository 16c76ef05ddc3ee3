import { expect, it } from 'vitest'
import { findSpaceAmong } from './find-space.ts'

const SPACES = ['A-0114', 'A-0115', 'North 7'].map((unitId, n) => ({ listingId: n + 1, unitId }))

const reasonOf = (find: ReturnType<typeof findSpaceAmong>, unitId: string) => {
  const found = find({ listingNumber: null, unitId })
  return found.ok ? found.space.listingId : found.reason
}

it.each([
  ['A-0114', 1],
  ['a-0114', 1],
  ['A0114', 'No space of yours has the unit id "A0114". Nearest: "A-0114".'],
  ['B-0114', 'No space of yours has the unit id "B-0114". Nearest: "A-0114".'],
  ['North 17', 'No space of yours has the unit id "North 17". Nearest: "North 7".'],
  ['South 8', 'No space of yours has the unit id "South 8".'],
])('finds %s or the nearest', (unitId, expected) => {
  expect(reasonOf(findSpaceAmong(SPACES), unitId)).toBe(expected)
})

it('compares an unknown unit once however many rows name it, and all of a file so many times', () => {
  const find = findSpaceAmong(SPACES, 5)
  const known = 'No space of yours has the unit id "B-0114". Nearest: "A-0114".'
  for (let row = 0; row < 5; row++) expect(reasonOf(find, 'B-0114')).toBe(known)
  expect(reasonOf(find, 'B-0115')).toBe('No space of yours has the unit id "B-0115".')
  expect(reasonOf(find, 'B-0114')).toBe(known)
})

import { expect, it } from 'vitest'
import { assumedPlaceWords, foundWords } from './found-words.ts'

it.each([
  [1, 'Found 1 advertising opportunity'],
  [2, 'Found 2 advertising opportunities'],
  [12, 'Found 12 advertising opportunities'],
])('says that %d match', (count, words) => expect(foundWords(count)).toBe(words))

it.each([
  ['Seattle', true, /^You named no place, so this search is in Seattle\. Remove “Seattle” above/],
  ['Seattle', false, /^$/],
  [null, true, /^$/],
])('B13: of the place %j that is assumed: %j, says what was not named', (place, isAssumed, said) =>
  expect(assumedPlaceWords(place, isAssumed) ?? '').toMatch(said),
)

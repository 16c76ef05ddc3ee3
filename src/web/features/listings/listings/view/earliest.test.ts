import { expect, it } from 'vitest'
import { describeEarliest } from './earliest.ts'

it.each([
  ['the first free day', '2027-01-01', 'active', '2027-03-02', 'Mar 2, 2027'],
  ['what its seller says, while that is not known', '2027-01-01', 'active', undefined, 'Jan 1, 2027'],
  ['now, where nobody names a day', null, 'active', undefined, 'Now'],
  ['nothing', '2027-01-01', 'active', null, 'Nothing free'],
  ['of a space that is not public, what its seller says', '2027-01-01', 'paused', null, 'Jan 1, 2027'],
] as const)('is %s', (_what, availableFrom, status, firstFree, words) => {
  expect(describeEarliest({ availableFrom, status }, firstFree)).toBe(words)
})

import { expect, it } from 'vitest'
import { describeNotOwn, readNumbers } from './read-numbers.ts'

it.each([
  ['', []],
  ['12', [12]],
  ['#12, 7;12\n9', [7, 9, 12]],
  ['12 and 13', null],
  ['0', null],
  ['-4', null],
])('%j', (text, wanted) => {
  expect(readNumbers(text)).toEqual(wanted)
})

it.each([
  [[], [], undefined],
  [[7, 9], [7, 9], undefined],
  [[7, 9, 12], [9], 'Not saved, as these are not spaces of yours: 7, 12'],
])('of %j kept are %j: %j', (given, kept, wanted) => {
  expect(describeNotOwn(given, kept)).toBe(wanted)
})

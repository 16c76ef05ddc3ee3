import { expect, it } from 'vitest'
import { readNumbers } from './read-numbers.ts'

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

import { expect, it } from 'vitest'
import { isUntouched } from './is-untouched.ts'

it.each([
  ['', [], true],
  ['  \n', ['Is it free?'], true],
  ['Is it free?', ['Is it free?'], true],
  [' Is it free? ', ['Is it free?'], true],
  ['Is it free?', ['Is it free?\n'], true],
  ['Is it free? Thanks', ['Is it free?'], false],
  ['Hello', ['Is it free?', ''], false],
  ['From before', ['Is it free?', 'From before'], true],
])('%j after %j was put there: %s', (text, put, expected) => {
  expect(isUntouched(text, put)).toBe(expected)
})

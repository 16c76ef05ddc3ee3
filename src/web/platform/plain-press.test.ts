import { expect, it } from 'vitest'
import { isPlainPress } from './plain-press.ts'

const PLAIN = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

it.each([
  ['a press', {}, true],
  ['the middle button', { button: 1 }, false],
  ['another tab', { ctrlKey: true }, false],
  ['another tab on a Mac', { metaKey: true }, false],
  ['another window', { shiftKey: true }, false],
  ['a download', { altKey: true }, false],
])('%s leads on in this tab: %s', (_what, part, expected) => {
  expect(isPlainPress({ ...PLAIN, ...part })).toBe(expected)
})

import { expect, it } from 'vitest'
import { isTypedInto, shortcutOf } from './key-target.ts'

const NONE = { ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false }

it.each([
  ['a letter', { key: 'a' }, 'a'],
  ['with caps lock', { key: 'A' }, 'a'],
  ['copying', { key: 'c', ctrlKey: true }, null],
  ['on a Mac', { key: 'c', metaKey: true }, null],
  ['a menu', { key: 'a', altKey: true }, null],
  ['what somebody took already', { key: 'a', defaultPrevented: true }, null],
])('%s is the shortcut %j: %j', (_what, pressed, shortcut) => {
  expect(shortcutOf({ ...NONE, ...pressed })).toBe(shortcut)
})

it.each([
  [{ tagName: 'INPUT', type: 'search' }, true],
  [{ tagName: 'INPUT', type: 'text' }, true],
  [{ tagName: 'INPUT', type: 'checkbox' }, false],
  [{ tagName: 'TEXTAREA' }, true],
  [{ tagName: 'SELECT' }, true],
  [{ tagName: 'DIV', isContentEditable: true }, true],
  [{ tagName: 'BUTTON' }, false],
  [{ tagName: 'BODY' }, false],
])('%j takes letters: %s', (target, expected) => {
  expect(isTypedInto(target)).toBe(expected)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffWords } from './word-diff.ts'

const textOf = (pieces: ReturnType<typeof diffWords>, left: 'gone' | 'new') =>
  pieces
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join('')

test('marks removed and added words', () => {
  expect(diffWords('A wall by the ferry', 'A big wall by the lake')).toEqual([
    { text: 'A ', kind: 'same' },
    { text: 'big ', kind: 'new' },
    { text: 'wall by the ', kind: 'same' },
    { text: 'ferry', kind: 'gone' },
    { text: 'lake', kind: 'new' },
  ])
  expect(diffWords('same', 'same')).toEqual([{ text: 'same', kind: 'same' }])
  expect(diffWords('', '')).toEqual([])
})

test('reconstructs both texts', () => {
  const text = fc
    .array(fc.constantFrom('wall ', 'a', ' ', 'ferry\n', '🌲 ', 'مها '))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = diffWords(before, after)
      expect(textOf(pieces, 'new')).toBe(before)
      expect(textOf(pieces, 'gone')).toBe(after)
    }),
  )
})

test('compares very long texts as a whole', () => {
  const long = 'word '.repeat(1300)
  expect(diffWords(long, `${long}more`)).toHaveLength(2)
})

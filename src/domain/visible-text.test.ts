import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countVisible, removeStray, removeUnseen } from './visible-text.ts'

describe('PB-11: what is seen of a text', () => {
  it.each([
    ['\u200b\u200d\u200f\u034f\ufe0f', 0],
    ['\u202e\u2066\u2069', 0],
    ['\u3164\u115f\uffa0\u2800', 0],
    ['\u0301\u0302\u20dd', 0],
    [' \t\n\u00a0\u2003', 0],
    ['\u{e0041}\u{e0042}', 0],
    ['\u00ad', 0],
    ['\u{1d159}\u{13441}\ufffc', 0],
    ['e\u0301', 1],
    ['👩‍👩‍👧', 1],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1],
    ['नेहा', 2],
    ['a\u200bb', 2],
    ['-', 1],
  ])('%j shows %i', (text, count) => expect(countVisible(text)).toBe(count))

  it('is counted no further than needed', () => expect(countVisible('abcdef', 3)).toBe(3))
})

describe('PB-11: what nobody sees', () => {
  it.each([
    ['sal\u200bly', 'sally'],
    ['\ufeffsally\u200e', 'sally'],
    ['s\u034fally\ufe0f', 'sally'],
    ['sally\u2800', 'sally'],
    ['می\u200cخواهم', 'میخواهم'],
  ])('leaves the identifier %j', (text, tidy) => expect(removeUnseen(text)).toBe(tidy))

  it.each([
    ['Big\u200b wall\u00ad', 'Big wall'],
    ['Wall ❤️ 👩‍👩‍👧 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Wall ❤️ 👩‍👩‍👧 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['क\u094d\u200dष', 'क\u094d\u200dष'],
    ['അവന\u0d4d\u200d', 'അവന\u0d4d\u200d'],
    ['হঠাত\u09cd\u200d করে', 'হঠাত\u09cd\u200d করে'],
    ['অ\u200d', 'অ'],
    ['ক\u09cd\u200d\u200d', 'ক\u09cd\u200d'],
    ['A\u200dB\u200cC', 'ABC'],
    ['\u202eevil\u202c', 'evil'],
    ['wall\ufe0f', 'wall'],
    ['\u{e0041}tags', 'tags'],
  ])('leaves the name %j as %j', (text, tidy) => expect(removeStray(text)).toBe(tidy))

  it('takes nothing that is seen', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(countVisible(removeStray(text))).toBeLessThanOrEqual(countVisible(text))
        expect(removeStray(removeStray(text))).toBe(removeStray(text))
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REAL_REPLIES, WORDS } from '#test/support/messaging/real-replies.ts'
import { htmlToWords } from './html-to-words.ts'
import { stripQuote } from './strip-quote.ts'

describe('the new words of a mail', () => {
  it.each(Object.entries(REAL_REPLIES))('%s', (_program, { text, html }) => {
    const words = stripQuote(text ?? htmlToWords(html!))
    expect(words.startsWith(WORDS)).toBe(true)
    expect(words).not.toMatch(/Placard\)|Is May fine|Write above|wrote|schrieb|escri|écrit|Sent from|^>/m)
  })

  it.each([
    ['Yes.\n\nOn Mon, Mar 3, 2025 at 9:00 AM\nPlacard <x@y> wrote:\n> old', 'Yes.'],
    ['Yes.\n\n-----Original Message-----\nFrom: x', 'Yes.'],
    ['> only a quote', ''],
    ['-- Write above this line --\nBelow the line', ''],
    ['On Monday I wrote:\nmore', 'On Monday I wrote:\nmore'],
    ['In 2024 I paid at 14:00:\n\n500 dollars', 'In 2024 I paid at 14:00:\n\n500 dollars'],
    ['From: Seattle\nI come by ferry', 'From: Seattle\nI come by ferry'],
    ['One -- two\n--- three', 'One -- two\n--- three'],
    ['I pay 500.\nOn Mon, May 5, 2025 at 2:00 PM Sally <x@y.z> wrote:\n> old', 'I pay 500.'],
  ])('%j is read as %j', (text, words) => {
    expect(stripQuote(text)).toBe(words)
  })

  it('are never below the mark, and read in a moment', () => {
    const piece = fc.constantFrom(
      ...['\n', '>', ' ', '2025 wrote:\n', 'From: a\n', '----', '_', ':', '<a@b>'],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
        expect(stripQuote(`${pieces.join('')}\n-- Write above this line --\nsecret`)).not.toContain('secret')
      }),
    )
    const hostile = ['2025 wrote:\n', '2025\n', '> \n', 'From: a\n', 'a\n\n', '----\n']
    for (const line of hostile) stripQuote(line.repeat(20_000))
  })
})

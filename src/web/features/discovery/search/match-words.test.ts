import { expect, it } from 'vitest'
import { findExcerpt, markMatches, type Quotable } from './match-words.ts'

const mark = (text: string, words: string[]) =>
  markMatches(text, words)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

it.each([
  ['Mural on the market wall', ['mural', 'wall'], '[Mural] on the market [wall]'],
  ['Murals, painted', ['mural', 'paint'], '[Murals], [painted]'],
  ['Breweries of Ballard', ['brewery'], '[Breweries] of Ballard'],
  ['Café Ærlig', ['cafe', 'aerl'], '[Café] [Ærlig]'],
  ['<b>wall</b> & "wall"', ['wall'], '<b>[wall]</b> & "[wall]"'],
  ['nothing', ['wall'], 'nothing'],
  ['', ['wall'], ''],
  ['(.*)+ [x]', ['x'], '(.*)+ [[x]]'],
])('marks whole words: %s', (text, words, expected) => {
  expect(mark(text, words)).toBe(expected)
})

const listing: Quotable = {
  title: 'Bus shelter',
  location: { text: 'Fremont, Seattle, WA' },
  description: `${'Long before it comes to the point, this text says much. '.repeat(4)}Next to the brewery yard. ${'And then it goes on. '.repeat(9)}`,
  seller: { name: 'Jo', company: 'Tidewater Signs' },
  venue: 'transit',
  features: ['high-traffic'],
}

it('quotes the context of a term that the card does not show', () => {
  expect(findExcerpt(listing, ['shelter', 'fremont'])).toBeNull()
  expect(findExcerpt(listing, ['shelter', 'brewery'])).toMatch(/^….*Next to the brewery yard.*…$/)
  expect(findExcerpt(listing, ['tidewater'])).toBe('Tidewater Signs')
  expect(findExcerpt(listing, ['zebra'])).toBeNull()
})

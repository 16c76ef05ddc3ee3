import { describe, expect, it } from 'vitest'
import { greet, withDetails } from './enquiry-words.ts'

const HUGO = { name: 'Hugo Brandt', username: 'hugo' }
const NONE = { from: '', to: '', budget: '', artwork: '' } as const
const DECEMBER = { from: '2026-12-01', to: '2026-12-31' }

describe('the first words to an advertiser', () => {
  it.each([
    [HUGO, NONE, 'Hi Hugo, is this free?'],
    [HUGO, DECEMBER, 'Hi Hugo, is this free Dec 1 to Dec 31, 2026?'],
    [HUGO, { from: '2026-12-01', to: '' }, 'Hi Hugo, is this free Dec 1, 2026?'],
    [HUGO, { from: '2026-12-31', to: '2026-12-01' }, 'Hi Hugo, is this free?'],
    [{ name: 'hugo', username: 'hugo' }, NONE, 'Hello, is this free?'],
  ])('%j, %j', (seller, details, words) => expect(greet(seller, details)).toBe(words))
})

describe('what is filled in beside the message', () => {
  it.each([
    ['Is it free?', NONE, 'Is it free?'],
    ['Is it free?', { ...NONE, ...DECEMBER }, 'Is it free?\n\nDates: Dec 1 to Dec 31, 2026'],
    [greet(HUGO, DECEMBER), { ...NONE, ...DECEMBER }, 'Hi Hugo, is this free Dec 1 to Dec 31, 2026?'],
    [
      '',
      { ...NONE, budget: ' $800 a month ', artwork: 'ready' as const },
      'Budget: $800 a month\nArtwork: ready',
    ],
    // M6: a name that is typed goes with the message, and is not the account's from then on
    ['Is it free?', { ...NONE, name: ' Ivy Bloom ' }, 'Is it free?\n\nName: Ivy Bloom'],
  ])('%j with %j', (message, details, sent) => expect(withDetails(message, details)).toBe(sent))
})

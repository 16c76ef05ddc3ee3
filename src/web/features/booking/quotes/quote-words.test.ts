import { describe, expect, it } from 'vitest'
import type { Quote } from '#contract/booking/quotes.ts'
import { describeQuote } from './quote-words.ts'

const quote = (part: Partial<Quote> = {}) =>
  ({
    first: '2027-03-01',
    last: '2027-03-28',
    quantity: 1,
    totalCents: 272_350,
    choices: [],
    ...part,
  }) as Quote
const choice = (name: string, isChosen: boolean, isRequired = false) =>
  ({ name, isChosen, isRequired }) as Quote['choices'][number]

describe('the first message about a quote', () => {
  it.each<[string, Partial<Quote>, string | null, RegExp]>([
    [
      'names the dates',
      {},
      null,
      /^I am interested in Mar 1 to Mar 28, 2027\. Placard shows \$2,723\.50 in all/,
    ],
    ['and the unit', {}, 'North face', /2027 \(North face\)\./],
    ['and how many', { quantity: 3 }, 'Slots', /\(Slots, 3 of them\)\./],
    ['how many alone', { quantity: 3 }, null, /\(3 of them\)\./],
    [
      'what was chosen',
      { choices: [choice('Vinyl', true), choice('Light', false)] },
      null,
      / With: Vinyl\. /,
    ],
    ['not what is always in it', { choices: [choice('Setup', true, true)] }, null, /2027\. Placard shows/],
  ])('%s', (_what, part, unit, words) => {
    expect(describeQuote(quote(part), unit)).toMatch(words)
  })

  it('asks whether it is right and free', () => {
    expect(describeQuote(quote(), null)).toMatch(/Is that right, and is it free\?$/)
  })
})

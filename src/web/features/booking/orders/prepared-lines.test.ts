import { describe, expect, it, test } from 'vitest'
import { describeGone, nameDays, namePrepared, sumPrices } from './prepared-lines.ts'

test.each([
  [[100, 250], 350],
  [[100, undefined], null],
  [[undefined, 100], null],
  [[], 0],
])('the prices %j make %j', (prices, total) => expect(sumPrices(prices)).toBe(total))

describe('spaces that have left the market', () => {
  it('are counted', () => {
    expect(describeGone(1)).toContain('A space')
    expect(describeGone(3)).toContain('3 spaces')
  })
})

test.each([
  [1, 0, 'A booking prepared for you'],
  [3, 0, 'An order prepared for you'],
  // it was an order when it was put together
  [1, 2, 'An order prepared for you'],
])('%i lines with %i gone are called: %s', (lines, gone, name) => {
  expect(namePrepared({ lines, gone })).toBe(name)
})

describe('the days of a line', () => {
  const asked = { from: '2027-01-04', to: '2027-01-31' }
  const priced = { first: '2027-01-04', last: '2027-02-28', unitName: '' }

  it.each([
    ['as they were asked for, while there is no price', undefined, 'Jan 4 to Jan 31, 2027'],
    ['as they are priced', priced, 'Jan 4 to Feb 28, 2027'],
    ['with the unit', { ...priced, unitName: 'North face' }, 'Jan 4 to Feb 28, 2027 · North face'],
  ])('are named %s', (_how, price, words) => {
    expect(nameDays(asked, price)).toBe(words)
  })
})

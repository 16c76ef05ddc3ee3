import { describe, expect, it } from 'vitest'
import type { Interval } from '../vocabulary.ts'
import { findFavoriteNews, priceSince } from './favorite-news.ts'

const price = (dollars: number, interval: Interval = 'month') => ({ price: dollars, interval })
const known = (dollars: number, interval: Interval = 'month', isGone = false) => ({
  told: price(dollars, interval),
  isGone,
})
const now = (dollars: number, interval: Interval = 'month', isPublic = true) => ({
  ...price(dollars, interval),
  isPublic,
})

describe('news of a favorite', () => {
  it.each([
    ['a fall', known(950), now(750), { kind: 'price-down', dollars: 200 }],
    ['a fall of exactly one percent', known(1000), now(990), { kind: 'price-down', dollars: 10 }],
    ['a smaller fall', known(1000), now(991), null],
    ['a rise', known(750), now(950), null],
    ['the same price', known(750), now(750), null],
    ['a fall by the month in other words', known(3044), now(80, 'day'), { kind: 'price-down', dollars: 20 }],
    ['the same by the month in other words', known(3044), now(100, 'day'), null],
    [
      'a fall of what is paid once',
      known(900, 'one-time'),
      now(800, 'one-time'),
      { kind: 'price-down', dollars: 100 },
    ],
    ['what was by the month and is paid once', known(900), now(100, 'one-time'), null],
    ['leaving the market', known(900), now(900, 'month', false), { kind: 'gone' }],
    ['leaving it at a lower price', known(900), now(100, 'month', false), { kind: 'gone' }],
    ['staying off it', known(900, 'month', true), now(900, 'month', false), null],
    ['coming back', known(900, 'month', true), now(900), null],
    ['coming back cheaper', known(900, 'month', true), now(800), { kind: 'price-down', dollars: 100 }],
    ['becoming free of charge', known(900), now(0), { kind: 'price-down', dollars: 900 }],
    ['staying free of charge', known(0), now(0), null],
  ])('of %s', (_what, before, after, news) => {
    expect(findFavoriteNews(before, after)).toEqual(news)
  })
})

it('says how far a price is from an earlier one, in its own interval', () => {
  expect(priceSince(price(950), price(750))).toBe(-200)
  expect(priceSince(price(100, 'day'), price(3244))).toBe(200)
  expect(priceSince(price(100, 'one-time'), price(90))).toBeNull()
})

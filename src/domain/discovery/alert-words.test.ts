import { expect, it } from 'vitest'
import { basisCents } from '../listings/price-basis.ts'
import { type AlertHit, toAlertLine, toHitLabel, toHitLine } from './alert-words.ts'

const byMonth = (price: number, interval: AlertHit['interval']) =>
  basisCents({ price, priceInterval: interval, listingType: 'rent' }, 'month')

function fall(was: number, price: number, interval: AlertHit['interval']): AlertHit {
  const cents = byMonth(price, interval)
  const wasCents = byMonth(was, interval)
  return {
    kind: 'price-down',
    title: 'Wall',
    price,
    interval,
    listingType: 'rent',
    cents,
    wasCents,
    days: null,
  }
}

it.each([
  [fall(2150, 1690, '4-week'), 'Price down $460/4 weeks ($2,150 → $1,690)'],
  [fall(950, 750, 'month'), 'Price down $200/month ($950 → $750)'],
  [fall(40, 35, 'day'), 'Price down $5/day ($40 → $35)'],
  [fall(400, 350, 'one-time'), 'Price down $50 ($400 → $350)'],
  [
    { ...fall(1, 1, 'month'), listingType: 'sale' as const, wasCents: 6_000_000, cents: 5_000_000 },
    'Price down $10,000 ($60,000 → $50,000)',
  ],
  [
    {
      ...fall(1900, 1700, '4-week'),
      cents: 355_000,
      wasCents: 401_000,
      days: { first: '2026-12-28', last: '2027-02-21' },
    },
    'Price down $460 all-in ($4,010 → $3,550)',
  ],
])('B20: a price falls in the unit of its seller', (hit, label) => {
  expect(toHitLabel(hit)).toBe(label)
  const [line] = label.split(' (')
  expect(toAlertLine([{ name: 'Any', hits: [hit] }])).toBe(`${line}: “Wall”`)
})

it('says what the days of a search cost, and prices without days in the unit of their seller', () => {
  const hit = { ...fall(1900, 1900, '4-week'), kind: 'new' as const, wasCents: null, cents: 211_049 }
  const days = { first: '2026-12-28', last: '2027-01-24' }
  expect(toHitLine({ ...hit, days })).toBe('New: Wall, $2,110 all-in, Dec 28, 2026 to Jan 24, 2027')
  expect(toHitLine(hit)).toBe('New: Wall, $1,900/4 weeks')
})

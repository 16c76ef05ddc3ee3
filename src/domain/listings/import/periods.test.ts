import { describe, expect, test } from 'vitest'
import { readFirst } from '#test/support/listings/read-columns.ts'

describe('PB-4, PB-5, PB-7: the period of a price', () => {
  test.each([
    ['Rate (4 wks)', '4-week'],
    ['Rate (weekly)', 'week'],
    ['Price (USD/day)', 'day'],
    ['Price/4wk', '4-week'],
    ['4-Wk Rate', '4-week'],
    ['4 Wk Rate', '4-week'],
    ['4-Wk Rate Card', '4-week'],
    ['4WK RATE', '4-week'],
    ['Mo. Rate', 'month'],
    ['Rate/mo', 'month'],
    ['Rate (per mo.)', 'month'],
    ['4-Week Net', '4-week'],
    ['Wkly Net', 'week'],
    ['Monthly Gross Rate', 'month'],
    ['Rate - 28 Days', '4-week'],
    ['Qtrly rate', 'quarter'],
    ['Rate (annual)', 'year'],
    ['Yr. Rate', 'year'],
    ['Rate', 'month'],
  ] as const)('%s', async (header, interval) => {
    expect(await readFirst({ [header]: '$4,500' })).toMatchObject({ price: 4500, interval })
  })

  test.each([
    'Rate (per spot)',
    ':30 Rate',
    'Rate per insertion',
    '12-month rate',
    'Rate (13 wks)',
    'Hourly rate',
    'Monthly rate (4 weeks)',
    'CPM rate',
    'Production rate',
    'Rate/showing',
  ])('%s is for none of our periods: never a month', async (header) => {
    expect(await readFirst({ [header]: '$4,500' })).toMatchObject({ price: null })
  })

  test.each([
    ['Annual', 900, 'year'],
    ['annually', 900, 'year'],
    ['Each week', 900, 'week'],
    ['4 Week', 900, '4-week'],
    ['per spot', null, 'month'],
    ['fortnight', null, 'month'],
  ])('in its column: %s', async (period, price, interval) => {
    expect(await readFirst({ Rate: '$900', 'Rate period': period })).toMatchObject({ price, interval })
  })

  test.each([
    ['$45,000 annually', 45_000, 'year'],
    ['$450/wk', 450, 'week'],
    ['$450 (per week)', 450, 'week'],
    ['1.2k per month', 1200, 'month'],
    ['$4,500 net', 4500, 'month'],
  ])('behind its price: %s', async (cell, price, interval) => {
    expect(await readFirst({ Price: cell })).toMatchObject({ price, interval })
  })

  test('a cycle is as long as its column says', async () => {
    const cells = { 'Rate Card/Cycle': '$1,150', 'Cycle Type': '4 Week', '18+ Impressions/Cycle': '120,000' }
    expect(await readFirst(cells)).toMatchObject({
      price: 1150,
      interval: '4-week',
      audience: { value: 120_000, per: '4-week' },
    })
    expect(await readFirst({ 'Rate Card/Cycle': '$1,150' })).toMatchObject({ price: null })
  })

  test('a row that contradicts its header has no price', async () => {
    const draft = await readFirst({ 'Monthly rate': '$900', 'Rate period': 'Annual' })
    expect(draft).toMatchObject({ price: null, notes: [expect.stringContaining('left out')] })
  })

  test.each(['Sold', 'Booked until June', 'reserved'])('a price of "%s" is a draft', async (cell) => {
    expect(await readFirst({ Price: [cell, '$900'] })).toMatchObject({
      price: null,
      holds: [`the price is "${cell}"`],
    })
  })
})

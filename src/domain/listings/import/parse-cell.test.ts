import { describe, expect, test } from 'vitest'
import { parseNumber } from './numbers.ts'
import { cleanCell, parseInterval, parsePrice } from './parse-cell.ts'
import { parseDate } from './read-date.ts'

test.each([
  ['  a ', 'a'],
  ['N/A', ''],
  ['--', ''],
  ['None', ''],
  ['\u00a0x\u0000y', 'x y'],
  ['Na', 'Na'],
  ['0', '0'],
])('cleanCell(%j) is %j', (text, clean) => {
  expect(cleanCell(text)).toBe(clean)
})

test.each([
  ['1,250.50', 1250.5],
  ['1.250,50', 1250.5],
  ['12 500', 12500],
  ['-3', -3],
  ['1e3', 1000],
  ['1,2,3', undefined],
  ['12a', undefined],
  ['', undefined],
  // nobody groups thousands behind a zero
  ['0,125', 0.125],
  ['1’200', 1200],
  ['1’200’000.50', 1_200_000.5],
])('parseNumber(%j) is %j', (text, value) => {
  expect(parseNumber(text)).toBe(value)
})

describe('parsePrice', () => {
  test.each([
    ['450', { dollars: 450 }],
    ['$1,250.00', { dollars: 1250 }],
    ['$ 99.50', { dollars: 100, rounded: true }],
    ['450/month', { dollars: 450, interval: 'month' }],
    ['$300 per week', { dollars: 300, interval: 'week' }],
    ['USD 2.5k / 4 weeks', { dollars: 2500, interval: '4-week' }],
    ['900 flat', { dollars: 900, interval: 'one-time' }],
    ['$3,000 4-week', { dollars: 3000, interval: '4-week' }],
    ['3 000 28 days', { dollars: 3000, interval: '4-week' }],
    ['1’200 pcm', { dollars: 1200, interval: 'month' }],
    ['$95 per diem', { dollars: 95, interval: 'day' }],
    ['0', { dollars: 0 }],
    ['', { missing: true }],
    ['Call for rates', { missing: true }],
  ])('%j', (text, expected) => {
    expect(parsePrice(text)).toEqual(expected)
  })

  test.each([
    '-5',
    '($40)',
    '€300',
    '300 CAD',
    '100-200',
    'abc',
    '$5 CPM',
    '1,00,0',
    '0,125',
    '$3,000 2 months',
  ])('%j is refused', (text) => {
    expect(parsePrice(text)).toHaveProperty('problem')
  })
})

test.each([
  ['Monthly', 'month'],
  ['per wk', 'week'],
  ['4 weeks', '4-week'],
  ['28 days', '4-week'],
  ['/yr', 'year'],
  ['one-time', 'one-time'],
  // the vocabulary of headers
  ['pcm', 'month'],
  ['per diem', 'day'],
  ['4-wkly rate', '4-week'],
  ['calendar month', 'month'],
  ['per annum', 'year'],
  ['posting period', '4-week'],
  ['flat rate', 'one-time'],
  ['per event', 'one-time'],
  ['hourly', undefined],
  ['12 months', undefined],
  ['cycle', undefined],
  ['month to month', undefined],
  ['', undefined],
  ['CPM', undefined],
])('parseInterval(%j) is %j', (text, interval) => {
  expect(parseInterval(text)).toBe(interval)
})

test.each([
  ['2026-03-01', '2026-03-01'],
  ['3/1/2026', '2026-03-01'],
  ['09/20/2014 12:00:00 AM', '2014-09-20'],
  ['2013-09-14T00:00:00.000', '2013-09-14'],
  ['2026-03-01T10:00:00Z', '2026-03-01'],
  ['12/31/26', '2026-12-31'],
  ['Mar 1, 2026', '2026-03-01'],
  ['1 March 2026', '2026-03-01'],
  ['20260301', '2026-03-01'],
  ['2/30/2026', undefined],
  ['13/1/2026', undefined],
  ['Foo 1, 2026', undefined],
  ['soon', undefined],
])('parseDate(%j) is %j', (text, date) => {
  expect(parseDate(text)).toBe(date)
})

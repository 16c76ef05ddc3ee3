import { expect, it } from 'vitest'
import { formatRate, toCsv, toRows } from './tax-rate-words.ts'

const RATES = [
  { place: 'Seattle', basisPoints: 1025, validFrom: '2024-01-01' },
  { place: 'seattle', basisPoints: 1035, validFrom: '2026-01-01' },
  { place: 'Seattle', basisPoints: 1055, validFrom: '2027-01-01' },
  { place: 'Tacoma', basisPoints: 1030, validFrom: '2026-11-28' },
  { place: 'Olympia', basisPoints: 980, validFrom: '2026-11-29' },
]

it.each([
  [1035, '10.35%'],
  [1030, '10.3%'],
  [1000, '10%'],
  [5, '0.05%'],
  [0, '0%'],
])('%d basis points are %s', (basisPoints, text) => {
  expect(formatRate(basisPoints)).toBe(text)
})

it('of each place one rate holds: the last that has begun', () => {
  expect(toRows(RATES, '2026-11-28').map(({ state }) => state)).toEqual([
    'ended',
    'holds',
    'coming',
    'holds',
    'coming',
  ])
})

it('the file is what an upload takes', () => {
  const odd = { place: 'King County, "rest"', basisPoints: 1010, validFrom: '2026-01-01' }
  expect(toCsv([RATES[0]!, odd])).toBe(
    'Place,Rate in percent,Valid from\r\nSeattle,10.25,2024-01-01\r\n"King County, ""rest""",10.10,2026-01-01\r\n',
  )
})

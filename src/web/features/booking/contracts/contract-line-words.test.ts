import { expect, it } from 'vitest'
import { countLines, describeAmount, describeDays, nameUnit, toChoices } from './contract-line-words.ts'

it.each([
  [{ unitId: 'A-0114', listingId: 7, quantity: null }, 'A-0114'],
  [{ unitId: null, listingId: 7, quantity: null }, 'Space 7'],
  [{ unitId: 'D-2', listingId: 7, quantity: 1 }, 'D-2, 1 slot'],
  [{ unitId: null, listingId: 7, quantity: 3 }, 'Space 7, 3 slots'],
])('names what %o is of', (line, name) => {
  expect(nameUnit(line)).toBe(name)
})

it.each([
  [{ first: '2027-01-04', last: '2027-01-31' }, 'Jan 4 to Jan 31, 2027'],
  [{ first: '2027-01-04', last: null }, 'From Jan 4, 2027 until further notice'],
])('says the days of %o', (line, words) => {
  expect(describeDays(line)).toBe(words)
})

it.each([
  [{ amountCents: 140_000, amountPer: 'all' }, '$1,400.00'],
  [{ amountCents: 90_050, amountPer: 'period' }, '$900.50 a period'],
  [{ amountCents: 140_000, amountPer: null }, '$1,400.00'],
  [{ amountCents: null, amountPer: 'period' }, ''],
] as const)('says the amount of %o', (line, words) => {
  expect(describeAmount(line)).toBe(words)
})

it.each([
  [1, 1, '1 line of a contract'],
  [50, 1, '50 lines of contracts'],
  [1204, 2, '1,204 lines of contracts, page 2 of 25'],
])('counts %d on page %d', (total, page, words) => {
  expect(countLines(total, page).words).toBe(words)
})

it.each([
  [undefined, ['Alki Coffee']],
  ['Alki Coffee', ['Alki Coffee']],
  ['Harbor Dental', ['Alki Coffee', 'Harbor Dental']],
])('offers what there is, and what is chosen: %s', (chosen, values) => {
  const options = toChoices([{ name: 'Alki Coffee', lines: 1204 }], chosen)
  expect(options.map(({ value }) => value)).toEqual(values)
  expect(options[0]!.label).toBe('Alki Coffee (1,204)')
})

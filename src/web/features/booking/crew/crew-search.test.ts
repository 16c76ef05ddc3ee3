import { expect, it } from 'vitest'
import { parseCrewSearch, toCrewFile } from './crew-search.ts'

it.each([
  ['2027-01-25', { week: '2027-01-25' }],
  ['2027-02-30', {}],
  ['tomorrow', {}],
  [20270125, {}],
  [undefined, {}],
])('reads %j as %j', (week, expected) => {
  expect(parseCrewSearch({ week })).toEqual(expected)
})

it('names the file of a week', () => {
  expect(toCrewFile('pdf', '2027-01-25')).toBe('/api/my/crew.pdf?week=2027-01-25')
})

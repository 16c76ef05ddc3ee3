import { expect, it } from 'vitest'
import { isFiltered, parseContractsSearch } from './contracts-search.ts'

it.each([
  [{}, {}],
  [
    { q: '  harbor ', state: 'running', page: '3' },
    { q: 'harbor', state: 'running', page: 3 },
  ],
  [
    { client: 'Harbor Dental', market: 'Tacoma, WA' },
    { client: 'Harbor Dental', market: 'Tacoma, WA' },
  ],
  [{ state: 'lost', page: 1, client: ['a'], q: ' ' }, {}],
])('reads %j as %j', (raw, search) => {
  expect(parseContractsSearch(raw)).toEqual(search)
})

it.each([
  [{}, false],
  [{ page: 3 }, false],
  [{ page: 3, state: 'over' }, true],
  [{ q: 'harbor' }, true],
] as const)('%j leaves some out: %s', (search, is) => {
  expect(isFiltered(search)).toBe(is)
})

import { expect, it } from 'vitest'
import { parseClientsSearch } from './clients-search.ts'

it.each([
  [{}, {}],
  [{ q: '  harbor ' }, { q: 'harbor' }],
  [
    { q: 42, page: '3' },
    { q: '42', page: 3 },
  ],
  [{ archived: 'true', page: 1 }, { archived: true }],
  [{ archived: 'yes', page: 'many', q: ['a'] }, {}],
])('reads %j as %j', (raw, search) => {
  expect(parseClientsSearch(raw)).toEqual(search)
})

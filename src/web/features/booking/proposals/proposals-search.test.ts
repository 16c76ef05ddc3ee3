import { expect, it } from 'vitest'
import { parseProposalsSearch } from './proposals-search.ts'

it.each([
  [{}, {}],
  [
    { q: '  harbor ', status: 'sent' },
    { q: 'harbor', status: 'sent' },
  ],
  [
    { q: 42, page: '3' },
    { q: '42', page: 3 },
  ],
  [{ status: 'lost', page: 1 }, {}],
  [{ page: 101, q: ['a'] }, {}],
  [{ page: 2.5, q: '   ' }, {}],
])('reads %j as %j', (raw, search) => {
  expect(parseProposalsSearch(raw)).toEqual(search)
})

it('bounds what is searched for', () => {
  const { q } = parseProposalsSearch({ q: 'a'.repeat(5000) })
  expect(q!.length).toBeLessThan(500)
})

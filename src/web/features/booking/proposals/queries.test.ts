import { describe, expect, it } from 'vitest'
import { parseProposalsSearch } from './proposals-search.ts'
import { proposalQuery, proposalsQuery, sharedProposalQuery } from './queries.ts'

describe('the list of proposals', () => {
  it.each([
    [{}, {}],
    [{ q: 'winter' }, { q: 'winter' }],
    [{ status: 'expired' }, { status: 'expired' }],
    [
      { q: 'winter', status: 'sent', page: 3 },
      { q: 'winter', status: 'sent', page: '3' },
    ],
  ] as const)('%j is one page of its own', (search, query) => {
    expect(proposalsQuery(search).queryKey).toEqual(['proposals', 'list', query])
  })

  it.each([
    [{ q: 12 }, { q: '12' }],
    [{ q: ['a'] }, {}],
    [{ q: 'x'.repeat(500) }, { q: expect.stringMatching(/^x{1,499}$/) }],
    [{ page: '1' }, {}],
    [{ page: '101' }, {}],
    [{ page: '2.5' }, {}],
    [{ status: '' }, {}],
    [
      { status: 'withdrawn', page: 2 },
      { status: 'withdrawn', page: 2 },
    ],
  ])('of the address %j it reads %j', (raw, search) => {
    expect(parseProposalsSearch(raw)).toEqual(search)
  })
})

it('a proposal of a seller is kept apart from what its client reads', () => {
  expect(proposalQuery('7').queryKey).toEqual(['proposals', 'one', '7'])
  expect(sharedProposalQuery('abc').queryKey).toEqual(['shared-proposal', 'abc'])
})

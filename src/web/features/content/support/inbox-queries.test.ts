import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { withPageApi } from '#test/support/page-api.ts'
import { type InboxFilter, parseInboxFilter } from './inbox-filter.ts'
import { ticketsQuery } from './inbox-queries.ts'

const filled = (search: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(parseInboxFilter(search)).filter(([, value]) => value !== undefined))

describe('the filter of the inbox', () => {
  it('is what the address says', () => {
    const search = { status: 'closed', category: 'listing', assignee: 'me', q: 'price', page: '2', ticket: 7 }
    expect(filled(search)).toEqual({ ...search, page: 2, ticket: 7 })
  })

  it('says open by saying nothing', () => {
    expect(filled({ status: 'open' })).toEqual({})
  })

  it.each([
    { status: 'lost' },
    { category: 'toString' },
    { assignee: '' },
    { q: '' },
    { page: '0' },
    { page: '1.5' },
    { ticket: 'x' },
    { ticket: 2 ** 31 },
  ])('has nothing of %j', (search) => {
    expect(filled(search)).toEqual({})
  })

  it('takes numbers for words, of some length', () => {
    expect(filled({ assignee: 3, q: 98101 })).toEqual({ assignee: '3', q: '98101' })
    expect(filled({ q: 'a'.repeat(200) }).q).toHaveLength(100)
  })
})

describe('the tickets', () => {
  const ask = (filter: InboxFilter) =>
    withPageApi({}, async (calls) => {
      await new QueryClient().fetchQuery({ ...ticketsQuery(filter), retry: false }).catch(() => null)
      return calls[0]
    })

  it.each([
    [{}, 'GET /api/admin/support?status=open'],
    [{ status: 'all' }, 'GET /api/admin/support'],
    [{ page: 1 }, 'GET /api/admin/support?status=open'],
    [
      { status: 'answered', category: 'listing', assignee: 'none', q: 'a b', page: 3 },
      'GET /api/admin/support?status=answered&category=listing&assignee=none&q=a+b&page=3',
    ],
  ] as [InboxFilter, string][])('of %j are asked for by %s', async (filter, asked) => {
    expect(await ask(filter)).toBe(asked)
  })
})

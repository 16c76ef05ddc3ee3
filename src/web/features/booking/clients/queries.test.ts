import { expect, it } from 'vitest'
import { runQuery } from '#test/support/run-query.ts'
import { clientQuery, clientsQuery } from './queries.ts'

it.each([
  ['all', {}, 'GET /api/my/clients'],
  ['those that a text finds', { q: 'harbor dental' }, 'GET /api/my/clients?q=harbor+dental'],
  ['archived ones', { archived: true }, 'GET /api/my/clients?archived=1'],
  ['a later page', { page: 3 }, 'GET /api/my/clients?page=3'],
  [
    'all of it at once',
    { q: 'harbor', archived: true, page: 2 },
    'GET /api/my/clients?q=harbor&archived=1&page=2',
  ],
] as const)('asks for %s', async (_what, search, call) => {
  const { calls } = await runQuery(clientsQuery(search), { [call]: { items: [], total: 0 } })
  expect(calls).toEqual([call])
})

it('keeps a list for each search', () => {
  const keys = [clientsQuery({}), clientsQuery({ q: 'a' }), clientsQuery({ q: 'a', page: 2 })].map(
    ({ queryKey }) => JSON.stringify(queryKey),
  )
  expect(new Set(keys).size).toBe(3)
})

it('asks for one', async () => {
  const { data, calls } = await runQuery(clientQuery('12'), { 'GET /api/my/clients/12': { id: 12 } })
  expect(data).toEqual({ id: 12 })
  expect(calls).toEqual(['GET /api/my/clients/12'])
})

import { expect, it } from 'vitest'
import { listAnswer, runPages } from '#test/support/run-query.ts'
import { rowsOf, totalOf } from '#web/platform/list-pages.ts'
import { usersQuery } from './queries.ts'

it.each([
  [{}, 'GET /api/users?limit=50'],
  [{ q: 'rosa diaz' }, 'GET /api/users?q=rosa+diaz&limit=50'],
  [{ status: 'pending', role: 'admin' }, 'GET /api/users?status=pending&role=admin&limit=50'],
] as const)('%j asks for fifty: %s', async (filter, call) => {
  const { calls } = await runPages(usersQuery(filter), { [call]: [] })
  expect(calls).toEqual([call])
})

it('goes on from the cursor of the page before', async () => {
  const { data, calls } = await runPages(
    usersQuery({ q: 'r' }),
    {
      'GET /api/users?q=r&limit=50': listAnswer([{ id: 9 }], { total: 2, next: '/api/users?cursor=abc' }),
      'GET /api/users?q=r&limit=50&cursor=abc': listAnswer([{ id: 3 }], { total: 2 }),
    },
    2,
  )
  expect(calls).toHaveLength(2)
  expect(rowsOf(data)).toEqual([{ id: 9 }, { id: 3 }])
  expect(totalOf(data)).toBe(2)
})

it('keeps the lists of other filters apart', () => {
  const keys = [{}, { q: 'r' }, { status: 'active' }, { role: 'admin' }].map((filter) =>
    JSON.stringify(usersQuery(filter as never).queryKey),
  )
  expect(new Set(keys).size).toBe(4)
})

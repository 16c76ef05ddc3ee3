import { expect, it } from 'vitest'
import { listAnswer, runPages, runQuery } from '#test/support/run-query.ts'
import { countsQuery, editsQuery, reviewQuery, submissionsQuery } from './queries.ts'

it.each([
  [{}, 'GET /api/listings?includeStatus=all&limit=50'],
  [{ status: 'pending' }, 'GET /api/listings?includeStatus=all&status=pending&imports=apart&limit=50'],
  [{ status: 'pending', q: 'x' }, 'GET /api/listings?includeStatus=all&status=pending&q=x&limit=50'],
  [{ q: 'pine', status: 'rejected' }, 'GET /api/listings?includeStatus=all&status=rejected&q=pine&limit=50'],
] as const)('%j asks %s', async (filter, call) => {
  expect((await runPages(submissionsQuery(filter), { [call]: [] })).calls).toEqual([call])
})

it('goes on with the same filter', async () => {
  const first = 'GET /api/listings?includeStatus=all&q=pine&limit=50'
  const { calls } = await runPages(
    submissionsQuery({ q: 'pine' }),
    {
      [first]: listAnswer([{ id: 1 }], { next: '/api/listings?cursor=c1' }),
      [`${first}&cursor=c1`]: listAnswer([{ id: 2 }]),
    },
    2,
  )
  expect(calls).toEqual([first, `${first}&cursor=c1`])
})

it.each([
  ['all', undefined, 'GET /api/admin/listings/counts'],
  ['those found', 'pine', 'GET /api/admin/listings/counts?q=pine'],
])('counts %s', async (_what, q, call) => {
  const { data } = await runQuery(countsQuery(q), { [call]: { pending: 3 } })
  expect(data).toEqual({ pending: 3 })
})

it('reads edits and one listing', async () => {
  expect((await runPages(editsQuery, { 'GET /api/admin/revisions': [] })).calls).toHaveLength(1)
  expect((await runQuery(reviewQuery(7), { 'GET /api/admin/listings/7': { id: 7 } })).data).toEqual({ id: 7 })
})

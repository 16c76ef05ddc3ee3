import { expect, it } from 'vitest'
import { UNFINISHED_STATUSES } from '#domain/booking/lifecycle.ts'
import { runPages, runQuery } from '#test/support/run-query.ts'
import { requestCountsQuery, requestsQuery } from './queries.ts'

it('asks for one status, as a seller, page by page', async () => {
  const first = 'GET /api/bookings?side=seller&status=held'
  const answers = {
    [first]: { items: [{ id: 1 }], nextCursor: 'c1' },
    [`${first}&cursor=c1`]: { items: [], nextCursor: null },
  }
  expect((await runPages(requestsQuery({ show: 'held' }), answers, 2)).calls).toEqual([
    first,
    `${first}&cursor=c1`,
  ])
})

it('asks for every open status where none is chosen', async () => {
  const query = UNFINISHED_STATUSES.map((status) => `status=${status}`).join('&')
  const call = `GET /api/bookings?side=seller&${query}`
  const { calls } = await runPages(requestsQuery({}), { [call]: { items: [], nextCursor: null } })
  expect(calls).toEqual([call])
})

it('counts by status without reading them', async () => {
  const call = 'GET /api/bookings?side=seller&limit=1'
  const { data } = await runQuery(requestCountsQuery, { [call]: { items: [], counts: { held: 2 } } })
  expect(data).toEqual({ held: 2 })
})

import { expect, it } from 'vitest'
import { runQuery } from '#test/support/run-query.ts'
import { searchNewsQuery } from './queries.ts'

it.each([
  [undefined, 'GET /api/saved-searches/4/news'],
  ['c2', 'GET /api/saved-searches/4/news?cursor=c2'],
])('from %s on: %s', async (cursor, call) => {
  const { data } = await runQuery(searchNewsQuery(4, cursor), { [call]: { hits: [] } })
  expect(data).toEqual({ hits: [] })
})

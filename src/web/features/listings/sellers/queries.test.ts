import { expect, it } from 'vitest'
import { listAnswer, runQuery } from '#test/support/run-query.ts'
import { sellerSpacesQuery } from './queries.ts'

it.each([
  ['the first page', undefined, 'GET /api/sellers/3/listings', '/api/sellers/3/listings?cursor=c2', 'c2'],
  ['a later one', 'c2', 'GET /api/sellers/3/listings?cursor=c2', undefined, null],
])('%s', async (_what, cursor, call, next, nextCursor) => {
  const answer = listAnswer([{ id: 1 }], next ? { next } : {})
  const { data } = await runQuery(sellerSpacesQuery('3', cursor), { [call]: answer })
  expect(data).toEqual({ spaces: [{ id: 1 }], nextCursor })
})

it('keeps pages apart', () => {
  expect(sellerSpacesQuery('3', undefined).queryKey).not.toEqual(sellerSpacesQuery('3', 'c2').queryKey)
})

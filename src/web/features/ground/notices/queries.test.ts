import { expect, it } from 'vitest'
import { listAnswer, runPages } from '#test/support/run-query.ts'
import { NOTICES_KEY, noticesQuery } from './queries.ts'

it.each([
  ['the latest', undefined, ['GET /api/notices', 'GET /api/notices?cursor=c9']],
  ['a later page, and on from there', 'c5', ['GET /api/notices?cursor=c5', 'GET /api/notices?cursor=c9']],
])('reads %s', async (_what, first, expected) => {
  const answers = {
    [expected[0]!]: listAnswer([{ id: 1 }], { next: '/api/notices?cursor=c9' }),
    [expected[1]!]: [],
  }
  expect((await runPages(noticesQuery(first), answers, 2)).calls).toEqual(expected)
})

it('a notice that comes reads every list anew', () => {
  for (const first of [undefined, 'c5']) expect(noticesQuery(first).queryKey[0]).toBe(NOTICES_KEY[0])
})

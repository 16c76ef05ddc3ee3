import { expect, it } from 'vitest'
import { listAnswer, runPages } from '#test/support/run-query.ts'
import { crossPostsQuery } from './queries.ts'

it.each([
  ['all', 'GET /api/admin/cross-posts'],
  ['failed', 'GET /api/admin/cross-posts?status=failed'],
  ['withdrawn', 'GET /api/admin/cross-posts?status=withdrawn'],
] as const)('%s asks %s, page by page', async (status, call) => {
  const next = `${call}${call.includes('?') ? '&' : '?'}cursor=c1`
  const { calls } = await runPages(
    crossPostsQuery(status),
    { [call]: listAnswer([{ id: 1 }], { next: '/api/admin/cross-posts?cursor=c1' }), [next]: [] },
    2,
  )
  expect(calls).toEqual([call, next])
})

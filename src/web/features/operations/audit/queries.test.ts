import { expect, it } from 'vitest'
import { listAnswer, runPages } from '#test/support/run-query.ts'
import { auditQuery } from './queries.ts'

it.each([
  ['', 'GET /api/admin/audit', 'GET /api/admin/audit?before=9'],
  ['user#12', 'GET /api/admin/audit?q=user%2312', 'GET /api/admin/audit?q=user%2312&before=9'],
])('what "%s" finds, then what was before', async (q, first, second) => {
  const answers = { [first]: listAnswer([{ id: 10 }], { next: '/api/admin/audit?before=9' }), [second]: [] }
  expect((await runPages(auditQuery(q), answers, 2)).calls).toEqual([first, second])
})

import { expect, it } from 'vitest'
import { listAnswer, runPages } from '#test/support/run-query.ts'
import { rowsOf } from '#web/platform/list-pages.ts'
import { failedJobsQuery } from './queries.ts'

it('reads failed jobs page by page', async () => {
  const first = 'GET /api/admin/jobs'
  const answers = {
    [first]: listAnswer([{ id: '10' }], { next: '/api/admin/jobs?before=10' }),
    [`${first}?before=10`]: listAnswer([{ id: '9' }]),
  }
  const { data, calls } = await runPages(failedJobsQuery, answers, 2)
  expect(calls).toEqual([first, `${first}?before=10`])
  expect(rowsOf(data)).toEqual([{ id: '10' }, { id: '9' }])
})

import { expect, it } from 'vitest'
import { listAnswer, runPages, runQuery } from '#test/support/run-query.ts'
import { reportedMessagesQuery, reportsQuery } from './queries.ts'

it.each(['open', 'resolved'] as const)('%s reports come page by page', async (status) => {
  const first = `GET /api/admin/reports?status=${status}`
  const answers = {
    [first]: listAnswer([{ id: 1 }], { next: '/api/admin/reports?cursor=c1' }),
    [`${first}&cursor=c1`]: [],
  }
  expect((await runPages(reportsQuery(status), answers, 2)).calls).toEqual([first, `${first}&cursor=c1`])
})

it('reads the messages of a report, each reading of which is recorded', async () => {
  const { data } = await runQuery(reportedMessagesQuery(4), { 'GET /api/admin/reports/4/messages': [] })
  expect(data).toEqual([])
  expect(reportedMessagesQuery(4).staleTime).toBe('static')
})

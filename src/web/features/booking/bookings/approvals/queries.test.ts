import { expect, it } from 'vitest'
import { runQuery } from '#test/support/run-query.ts'
import { approvalQuery, approvalsQuery } from './queries.ts'

it('reads what waits, and one of it', async () => {
  const list = await runQuery(approvalsQuery, { 'GET /api/my/approvals': { waiting: [], asked: [] } })
  expect(list.calls).toEqual(['GET /api/my/approvals'])
  const one = await runQuery(approvalQuery('7'), { 'GET /api/my/approvals/7': { id: 7 } })
  expect(one.calls).toEqual(['GET /api/my/approvals/7'])
})

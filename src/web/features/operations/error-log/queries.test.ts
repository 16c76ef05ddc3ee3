import { expect, it } from 'vitest'
import { listAnswer, runPages } from '#test/support/run-query.ts'
import { errorsQuery } from './queries.ts'

it('reads the latest errors, then those before them', async () => {
  const first = 'GET /api/admin/errors'
  const answers = {
    [first]: listAnswer([{ id: 10 }], { next: '/api/admin/errors?before=10' }),
    [`${first}?before=10`]: [],
  }
  expect((await runPages(errorsQuery, answers, 2)).calls).toEqual([first, `${first}?before=10`])
})

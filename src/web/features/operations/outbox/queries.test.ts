import { expect, it } from 'vitest'
import { listAnswer, runPages } from '#test/support/run-query.ts'
import { outboxQuery } from './queries.ts'

it.each([
  ['', 'GET /api/admin/outbox', 'GET /api/admin/outbox?before=9'],
  [
    'ana@x.example',
    'GET /api/admin/outbox?to=ana%40x.example',
    'GET /api/admin/outbox?to=ana%40x.example&before=9',
  ],
])('mail to "%s", then what came before', async (to, first, second) => {
  const answers = { [first]: listAnswer([{ id: 10 }], { next: '/api/admin/outbox?before=9' }), [second]: [] }
  expect((await runPages(outboxQuery(to), answers, 2)).calls).toEqual([first, second])
})

import { describe, expect, it } from 'vitest'
import { listAnswer, runPages } from '#test/support/run-query.ts'
import { apiWithHeaders } from './api.ts'
import { listPages, rowsOf, totalOf } from './list-pages.ts'

const query = listPages(['things'] as const, (cursor, signal) =>
  apiWithHeaders('GET /api/users', { query: cursor ? { cursor } : {}, signal }),
)
const first = 'GET /api/users'

describe('a list', () => {
  it('is read on from the cursor of its last page', async () => {
    const answers = {
      [first]: listAnswer([{ id: 1 }, { id: 2 }], { total: 3, next: '/api/users?cursor=c1' }),
      [`${first}?cursor=c1`]: listAnswer([{ id: 3 }], { total: 3 }),
    }
    const { data, calls } = await runPages(query, answers, 5)
    expect(calls).toEqual(Object.keys(answers))
    expect(rowsOf(data)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
    expect(totalOf(data)).toBe(3)
  })

  it('counts what came where nobody says how many there are', async () => {
    expect(totalOf((await runPages(query, { [first]: listAnswer([{ id: 1 }]) })).data)).toBe(1)
  })

  it('takes the latest total: rows may be added meanwhile', async () => {
    const answers = {
      [first]: listAnswer([{ id: 1 }], { total: 2, next: '/api/users?cursor=c1' }),
      [`${first}?cursor=c1`]: listAnswer([{ id: 2 }], { total: 4 }),
    }
    expect(totalOf((await runPages(query, answers, 2)).data)).toBe(4)
  })

  it('is empty until it is read', () => {
    expect([rowsOf(undefined), totalOf(undefined)]).toEqual([[], 0])
  })
})

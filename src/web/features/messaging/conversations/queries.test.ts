import { describe, expect, it } from 'vitest'
import { listAnswer, runPages } from '#test/support/run-query.ts'
import { conversationsQuery, LISTS, THREADS, threadQuery } from './queries.ts'

describe('the list of conversations', () => {
  it('begins at the page of the address, and goes on with the same filter', async () => {
    const first = 'GET /api/conversations?side=seller&cursor=c5'
    const second = 'GET /api/conversations?side=seller&cursor=c9'
    const answers = {
      [first]: listAnswer([{ id: 1 }], { next: '/api/conversations?cursor=c9' }),
      [second]: [],
    }
    const { calls } = await runPages(
      conversationsQuery({ side: 'seller', cursor: 'c5' } as never),
      answers,
      2,
    )
    expect(calls).toEqual([first, second])
  })

  it('is read anew with every other list', () => {
    expect(conversationsQuery({} as never).queryKey.slice(0, 2)).toEqual([...LISTS])
  })
})

describe('a thread', () => {
  it('is read from its end, then what was before', async () => {
    const answers = {
      'GET /api/conversations/5': { messages: [], olderBefore: 41 },
      'GET /api/conversations/5?before=41': { messages: [], olderBefore: null },
    }
    expect((await runPages(threadQuery('5'), answers, 3)).calls).toEqual(Object.keys(answers))
  })

  it('of a link to an older message begins there', async () => {
    const call = 'GET /api/conversations/5?before=12'
    const { calls } = await runPages(threadQuery('5', 12), { [call]: { messages: [], olderBefore: null } })
    expect(calls).toEqual([call])
    expect(threadQuery('5', 12).queryKey).toEqual([...THREADS, '5', 12])
  })
})

import { expect, it } from 'vitest'
import { runQuery } from '#test/support/run-query.ts'
import { numbersQuery, spaceNumbersQuery } from './queries.ts'

it.each([
  [{ days: '30' }, 'days=30'],
  [{ days: '90', page: 2 }, 'days=90&page=2'],
] as never[][])('%j asks %s', async (state, query) => {
  const { calls } = await runQuery(numbersQuery(state as never), { [`GET /api/my/numbers?${query}`]: {} })
  expect(calls).toEqual([`GET /api/my/numbers?${query}`])
})

it('of one space asks for its span', async () => {
  const { calls } = await runQuery(spaceNumbersQuery('7', '30' as never), {
    'GET /api/my/numbers/7?days=30': {},
  })
  expect(calls).toEqual(['GET /api/my/numbers/7?days=30'])
})

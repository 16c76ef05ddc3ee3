import { expect, it } from 'vitest'
import { runQuery } from '#test/support/run-query.ts'
import { comparisonQuery } from './queries.ts'

it.each([
  [{ ids: '3,5' }, 'GET /api/comparison?ids=3,5'],
  [
    { ids: '3,5', from: '2027-03-01', to: '2027-03-28' },
    'GET /api/comparison?ids=3,5&from=2027-03-01&to=2027-03-28',
  ],
  [{ ids: '3', from: '2027-03-01' }, 'GET /api/comparison?ids=3&from=2027-03-01'],
  [{}, 'GET /api/comparison'],
])('%j asks %s', async (state, call) => {
  const { calls } = await runQuery(comparisonQuery(state), { [call]: { spaces: [], gone: [] } })
  expect(calls).toEqual([call])
})

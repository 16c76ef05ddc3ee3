import { expect, it } from 'vitest'
import { runQuery } from '#test/support/run-query.ts'
import { demandQuery } from './queries.ts'

it.each(['7', '30', '90'] as const)('what was looked for in %s days', async (days) => {
  const call = `GET /api/admin/market?days=${days}`
  const { calls } = await runQuery(demandQuery(days), { [call]: { media: [] } })
  expect(calls).toEqual([call])
})

it('shows the span before while another one is read', () => {
  const keep = demandQuery('7').placeholderData as (before: object) => object
  const before = { media: [] }
  expect(keep(before)).toBe(before)
})

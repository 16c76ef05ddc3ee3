import { expect, it } from 'vitest'
import { runPages, runQuery } from '#test/support/run-query.ts'
import { deskCodesQuery, responseCodesQuery } from './queries.ts'

it('asks for the codes of a booking, and again with the booking', async () => {
  const { calls } = await runQuery(responseCodesQuery(9), { 'GET /api/bookings/9/codes': { codes: [] } })
  expect(calls).toEqual(['GET /api/bookings/9/codes'])
  expect(responseCodesQuery(9).queryKey[0]).toBe('bookings')
})

it.each([
  ['all', '', 'GET /api/admin/response-codes?view=all'],
  ['suspended', '', 'GET /api/admin/response-codes?view=suspended'],
  ['all', 'alder', 'GET /api/admin/response-codes?view=all&q=alder'],
] as const)('the desk asks for %s that "%s" finds, page by page', async (view, q, call) => {
  const next = `${call}&cursor=c1`
  const last = { items: [], nextCursor: null }
  const { calls } = await runPages(
    deskCodesQuery(view, q),
    { [call]: { items: [{ id: 1 }], nextCursor: 'c1' }, [next]: last },
    2,
  )
  expect(calls).toEqual([call, next])
})

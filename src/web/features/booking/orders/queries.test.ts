import { describe, expect, it } from 'vitest'
import { runQuery } from '#test/support/run-query.ts'
import { requestPriceQuery } from './queries.ts'

const REQUEST = {
  ...{ listingId: 7, unitId: 3, from: '2027-03-01', to: '2027-03-28', quantity: 1, extras: ['vinyl'] },
  ...{ brand: 'Cascade Coffee', note: 'Please call' },
} as Parameters<typeof requestPriceQuery>[0]

describe('the price of what an agent has put together', () => {
  it('does not depend on whose brand it is', () => {
    const other = { ...REQUEST, brand: 'Another', note: '' }
    expect(requestPriceQuery(other).queryKey).toEqual(requestPriceQuery(REQUEST).queryKey)
  })

  it('sends neither brand nor note', async () => {
    const { calls, data } = await runQuery(requestPriceQuery(REQUEST), {
      'POST /api/listings/7/quotes': { totalCents: 5 },
    })
    const body = JSON.parse(calls[0]!.slice(calls[0]!.indexOf('{')))
    expect(body).toEqual({ unitId: 3, from: REQUEST.from, to: REQUEST.to, quantity: 1, extras: ['vinyl'] })
    expect(data).toEqual({ totalCents: 5, gone: [] })
  })
})

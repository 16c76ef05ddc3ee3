import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { withPageApi } from '#test/support/page-api.ts'
import { ApiError } from '#web/platform/api.ts'
import { loadPrice } from './load-price.ts'
import { quoteQuery } from './queries.ts'

describe('a quote', () => {
  const retry = quoteQuery(7, null).retry as (count: number, error: Error) => boolean

  it.each([
    ['a refusal stays one', 0, new ApiError('Taken', 409), false],
    ['a busy server is asked again', 0, new ApiError('Busy', 503), true],
    ['no answer too', 1, new ApiError('None', 0), true],
    ['not for ever', 2, new ApiError('Busy', 503), false],
  ])('%s', (_what, count, error, expected) => {
    expect(retry(count, error)).toBe(expected)
  })

  it('is not asked for without dates', () => {
    expect(quoteQuery(7, null).enabled).toBe(false)
  })
})

describe('the page of a space reads', () => {
  const read = (search: object) =>
    withPageApi(
      { 'GET /api/listings/7/availability': {}, 'POST /api/listings/7/quotes': {} },
      async (calls) => {
        await loadPrice(new QueryClient(), 7, search)
        return calls.map((call) => call.split(' {')[0])
      },
    )

  it('what is free', async () => {
    expect(await read({})).toEqual(['GET /api/listings/7/availability'])
  })

  it('and the price of the dates in its address', async () => {
    expect(await read({ from: '2027-03-01', to: '2027-03-28' })).toEqual([
      'GET /api/listings/7/availability',
      'POST /api/listings/7/quotes',
    ])
  })

  it('no price of what are no dates', async () => {
    expect(await read({ from: 'soon', to: 'later' })).toHaveLength(1)
  })

  it('and goes on without an answer', async () => {
    await withPageApi({}, async () => {
      await expect(
        loadPrice(new QueryClient({ defaultOptions: { queries: { retry: false } } }), 7, {}),
      ).resolves.toBeUndefined()
    })
  })
})

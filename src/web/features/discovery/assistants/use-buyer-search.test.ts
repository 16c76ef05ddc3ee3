import { describe, expect, it } from 'vitest'
import { runQuery } from '#test/support/run-query.ts'
import { ApiError } from '#web/platform/api.ts'
import { buyerQuery, toFailureWords } from './use-buyer-search.ts'

describe('why there is no answer', () => {
  it.each([
    ['a refusal', new ApiError('Too many', 429), 'Sorry, we encountered an error while searching.'],
    ['no response', new ApiError('None', 0), 'An error occurred while searching. Please try again.'],
    [
      'an error of ours',
      new Error('x is not a function'),
      'An error occurred while searching. Please try again.',
    ],
  ])('%s', (_what, error, words) => {
    expect(toFailureWords(error)[0]).toBe(words)
  })

  it('a busy server says when to come back, and no other criteria are asked for', () => {
    const message = 'Too many attempts. Please try again in 5 seconds.'
    const words = toFailureWords(new ApiError(message, 429, { message }))
    expect(words).toEqual(['Sorry, we encountered an error while searching.', message])
  })
})

describe('the buyer’s assistant is asked', () => {
  const CALL = 'POST /api/ai/buyer'
  const bodies = (calls: string[]) => calls.map((call) => JSON.parse(call.slice(call.indexOf('{'))))

  it('once where a place is named', async () => {
    const answer = { criteria: { place: 'Tacoma' }, matches: [] }
    const { calls } = await runQuery(buyerQuery({ location: 'Tacoma', query: 'walls' } as never), {
      [CALL]: answer,
    })
    expect(bodies(calls)).toMatchObject([{ location: 'Tacoma', query: 'walls' }])
  })

  it('by the words first where the place is only assumed', async () => {
    const answer = { criteria: { place: 'Kent' }, matches: [] }
    const { calls, data } = await runQuery(buyerQuery({ query: 'walls in Kent' } as never), {
      [CALL]: answer,
    })
    expect(bodies(calls)).toHaveLength(1)
    expect(data).not.toHaveProperty('isPlaceAssumed')
    expect(bodies(calls)[0]).not.toHaveProperty('location')
  })

  it('B13: and then at the assumed place, where the words name none, which is said', async () => {
    const answer = { criteria: { place: null }, matches: [] }
    const { calls, data } = await runQuery(buyerQuery({ query: 'walls' } as never), { [CALL]: answer })
    expect(bodies(calls).map(({ location }) => location)).toEqual([undefined, 'Seattle, WA'])
    expect(data).toHaveProperty('isPlaceAssumed', true)
  })
})

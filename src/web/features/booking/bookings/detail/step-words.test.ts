import { expect, it } from 'vitest'
import { listPageSteps } from './step-words.ts'

it('offers what is done at the booking itself, the likeliest first', () => {
  expect(listPageSteps({ steps: ['decline', 'challenge'] })).toEqual(['challenge', 'decline'])
  expect(listPageSteps({ steps: ['request', 'book', 'withdraw'] })).toEqual(['withdraw'])
  expect(listPageSteps({ steps: [] })).toEqual([])
})

import { expect, it } from 'vitest'
import { listPageSteps, wordsOf } from './step-words.ts'

it('offers what is done at the booking itself, the likeliest first', () => {
  expect(listPageSteps({ steps: ['decline', 'challenge'] })).toEqual(['challenge', 'decline'])
  expect(listPageSteps({ steps: ['request', 'book', 'withdraw'] })).toEqual(['withdraw'])
  expect(listPageSteps({ steps: [] })).toEqual([])
})

it('releases what is held for a client, and withdraws a quote', () => {
  const held = { status: 'held', side: 'seller', isOnBehalf: true } as const
  expect(wordsOf('withdraw', held)).toMatchObject({
    button: 'Release the dates',
    done: 'The dates are released',
  })
  expect(wordsOf('withdraw', { status: 'quoted', side: 'seller' })).toMatchObject({ done: 'Withdrawn' })
})

import { expect, it } from 'vitest'
import { listPageSteps, wordsOf } from './step-words.ts'

it('offers what is done at the booking itself, the likeliest first', () => {
  expect(listPageSteps({ steps: ['decline', 'challenge'], approval: null })).toEqual(['challenge', 'decline'])
  expect(listPageSteps({ steps: ['request', 'book', 'withdraw'], approval: null })).toEqual(['withdraw'])
  expect(listPageSteps({ steps: [], approval: null })).toEqual([])
})

it('leaves accepting to a colleague where it is above what somebody may spend', () => {
  const approval = { aboveCents: 5, approvers: ['Lena Ford'], asking: null }
  expect(listPageSteps({ steps: ['accept', 'withdraw'], approval })).toEqual(['withdraw'])
  const within = { ...approval, aboveCents: null }
  expect(listPageSteps({ steps: ['accept', 'withdraw'], approval: within })).toEqual(['accept', 'withdraw'])
})

it('releases what is held for a client, and withdraws a quote', () => {
  const held = { status: 'held', side: 'seller', isOnBehalf: true } as const
  expect(wordsOf('withdraw', held)).toMatchObject({
    button: 'Release the dates',
    done: 'The dates are released',
  })
  expect(wordsOf('withdraw', { status: 'quoted', side: 'seller' })).toMatchObject({ done: 'Withdrawn' })
})

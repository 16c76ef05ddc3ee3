import { expect, it } from 'vitest'
import { moveMessage } from './booking-words.ts'
import { describeExpiry, explainExpiry } from './expiry-words.ts'
import { BOOKING_LIFECYCLE } from './lifecycle.ts'

const PEOPLE = { buyer: 'Bob', seller: 'Sally' }

it('R7: a booking that the clock has ended says which of its reasons it was, to both sides', () => {
  const froms = BOOKING_LIFECYCLE.filter(({ step }) => step === 'expire').flatMap(({ from }) => from)
  const states = froms.filter((from) => from !== 'draft')
  expect(states).toEqual(['requested', 'quoted', 'held', 'awaiting-payment'])
  const whys = states.map((from) => describeExpiry({ from, ...PEOPLE }))
  expect(whys).toEqual([
    'Sally did not answer in time',
    'Bob did not accept the offer in time',
    'the hold ran out before both sides had accepted',
    'the first payment of Bob did not come in time',
  ])
  for (const side of ['buyer', 'seller'] as const)
    expect(new Set(states.map((from) => explainExpiry({ from, ...PEOPLE }, side).join(' '))).size).toBe(4)
})

it('R7: a seller is told that answering keeps buyers only where the seller did not answer', () => {
  const told = {
    ...PEOPLE,
    step: 'expire',
    to: 'expired',
    actor: 'clock',
    name: 'Placard',
    title: 'Wall by the ferry',
    dates: 'Mar 2 to Mar 29',
    total: '$2,184',
    offer: null,
    dueNow: '$500',
    deadline: null,
    reason: null,
    refund: null,
  } as const
  for (const from of ['requested', 'quoted', 'held', 'awaiting-payment'] as const) {
    const { paragraphs } = moveMessage({ ...told, from }, 'seller')
    expect(paragraphs.includes('Answering in time keeps buyers.')).toBe(from === 'requested')
  }
})

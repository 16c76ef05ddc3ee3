import { expect, it } from 'vitest'
import { describeClaim, describeDispute } from './dispute-words.ts'

const OPEN = { status: 'open', resolution: null, openedBy: 'buyer' } as const

it('says to each side how a dispute stands', () => {
  expect(describeDispute(OPEN, 'buyer')).toBe('You wait for an answer')
  expect(describeDispute(OPEN, 'seller')).toBe('Please answer')
  expect(describeDispute(OPEN, null)).toContain('Opened by the buyer')
  expect(describeDispute({ ...OPEN, status: 'answered' }, 'buyer')).toContain('Placard decides')
  expect(describeDispute({ ...OPEN, status: 'resolved', resolution: 'credit' }, 'buyer')).toContain(
    'credited',
  )
})

it('names days, what the terms give for them, and the evidence', () => {
  const problem = {
    kind: 'dark',
    from: '2027-03-03',
    to: '2027-03-08',
    askedCents: 45_214,
    proofs: [],
  } as const
  const asked = 'Dark, Mar 3 to Mar 8, 2027: $452.14 by the terms.'
  expect(describeClaim({ ...problem, proofs: [] })).toBe(asked)
  expect(describeClaim({ ...problem, proofs: [{ id: 'a', name: 'Close' }] })).toBe(`${asked} Proof: Close`)
})

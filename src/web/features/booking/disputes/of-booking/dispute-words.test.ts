import { expect, it } from 'vitest'
import { describeDispute } from './dispute-words.ts'

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

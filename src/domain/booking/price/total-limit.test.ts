import { expect, it } from 'vitest'
import { refuseTotal } from './total-limit.ts'

it('S20: what no provider takes is refused in words', () => {
  expect(refuseTotal(999_999_999)).toBeNull()
  expect(refuseTotal(1_000_000_000)).toBe(
    'This comes to $10,000,000.00, and one booking can be $9,999,999.99 at most. Choose fewer days or a smaller quantity.',
  )
})

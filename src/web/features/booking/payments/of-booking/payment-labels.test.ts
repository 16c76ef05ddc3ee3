import { expect, it } from 'vitest'
import { describePaymentRecord } from './payment-labels.ts'

it('tells each side of money in words of its own', () => {
  expect(describePaymentRecord({ kind: 'sent', isOpen: true }, 'buyer')).toBe(
    'You have sent it; it is not confirmed yet',
  )
  expect(describePaymentRecord({ kind: 'sent', isOpen: false }, 'seller')).toBe('The buyer has sent it')
  expect(describePaymentRecord({ kind: 'not-arrived', isOpen: false }, 'buyer')).toBe('It did not arrive')
})

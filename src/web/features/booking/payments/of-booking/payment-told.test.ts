import { expect, it } from 'vitest'
import { tellPayment } from './payment-told.ts'

it('tells each side of money in words of its own', () => {
  expect(tellPayment({ kind: 'sent', isOpen: true }, 'buyer')).toBe(
    'You have sent it; it is not confirmed yet',
  )
  expect(tellPayment({ kind: 'sent', isOpen: false }, 'seller')).toBe('The buyer has sent it')
  expect(tellPayment({ kind: 'not-arrived', isOpen: false }, 'buyer')).toBe('It did not arrive')
})

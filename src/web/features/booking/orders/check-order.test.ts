import { expect, it } from 'vitest'
import { checkOrder } from './check-order.ts'

it('asks for a brand, for the sponsor of a political advertisement, and for having read the terms', () => {
  expect(checkOrder({ brand: 'Fremont Bakery', sponsor: null, isRead: true })).toEqual({})
  expect(Object.keys(checkOrder({ brand: '  ', sponsor: ' ', isRead: false }))).toEqual([
    'brand',
    'sponsor',
    'isRead',
  ])
})

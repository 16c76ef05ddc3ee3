import { expect, it } from 'vitest'
import type { ListingStatus } from '#domain/listings/listing.ts'
import { isPriceOfOthers, whyTermFixed } from './price-of-others.ts'

it.each<[ListingStatus, boolean, boolean]>([
  ['active', false, true],
  ['paused', false, true],
  ['draft', false, false],
  ['rejected', false, false],
  ['active', true, false],
])('the price of a space that is %s, for who may set prices: %s', (status, may, expected) => {
  expect(isPriceOfOthers(status, may)).toBe(expected)
})

it.each([
  ['setupFee', true, 'An owner or a manager can change the setup fee.'],
  ['paymentTerms', true, 'An owner or a manager can change the payment terms.'],
  ['minContract', true, undefined],
  ['setupFee', false, undefined],
] as const)('why the %s of a space whose price is fixed, %s, cannot be changed: %s', (name, is, why) => {
  expect(whyTermFixed(name, is)).toBe(why)
})

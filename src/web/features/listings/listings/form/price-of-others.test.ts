import { expect, it } from 'vitest'
import type { ListingStatus } from '#domain/listings/listing.ts'
import { isPriceOfOthers } from './price-of-others.ts'

it.each<[ListingStatus, boolean, boolean]>([
  ['active', false, true],
  ['paused', false, true],
  ['draft', false, false],
  ['rejected', false, false],
  ['active', true, false],
])('the price of a space that is %s, for who may set prices: %s', (status, may, expected) => {
  expect(isPriceOfOthers(status, may)).toBe(expected)
})

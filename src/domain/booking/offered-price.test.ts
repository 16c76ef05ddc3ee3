import { expect, test } from 'vitest'
import { describeOfferedPrice } from './offered-price.ts'

test.each([
  [
    { spaceCents: 190_000, listedSpaceCents: 206_000 },
    '$1,900 for the space, $160 less than the listed price',
  ],
  [
    { spaceCents: 206_050, listedSpaceCents: 206_000 },
    '$2,060.50 for the space, $0.50 more than the listed price',
  ],
  [{ spaceCents: 206_000, listedSpaceCents: 206_000 }, '$2,060 for the space, the listed price'],
  [{ spaceCents: 190_000 }, null],
  [{ spaceCents: null }, null],
])('%j is %j', (terms, words) => expect(describeOfferedPrice(terms)).toBe(words))

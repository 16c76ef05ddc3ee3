import { expect, test } from 'vitest'
import { checkOffer } from './check-offer.ts'

test.each([
  [null, 'Please give an amount like 1,250.00'],
  [0, 'Please give an amount like 1,250.00'],
  [206_000, 'That is not less than the listed price of $2,060.00: ask for the space as it is.'],
  [190_000, undefined],
])('an offer of %s beside $2,060', (cents, problem) => expect(checkOffer(cents, 206_000)).toBe(problem))

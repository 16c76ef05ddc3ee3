import { expect, it } from 'vitest'
import { pickQuoteSearch } from './quote-search.ts'

it('takes of an address only what chooses dates', () => {
  expect(pickQuoteSearch({ from: '2027-01-04', q: 'wall', unit: 3 })).toEqual({ from: '2027-01-04', unit: 3 })
})

import { describe, expect, it } from 'vitest'
import { emptyCriteria } from '#domain/criteria.ts'
import { countSentence } from './count-sentence.ts'

describe('countSentence', () => {
  it.each([
    [
      { place: 'Tacoma', venues: ['transit' as const], priceMax: 900, adTypes: ['print' as const] },
      157,
      '157 spaces within reach of Tacoma satisfy the price and type limits; venue sets their order, not their number; the best 12 follow.',
    ],
    [{ priceMax: 900 }, 1, '1 space satisfies the price limit.'],
    [
      { place: 'Kent', audiences: ['families' as const], features: ['high-traffic' as const] },
      30,
      '30 spaces are open within reach of Kent; audience and features set their order, not their number; the best 12 follow.',
    ],
    [
      { listingType: 'sale' as const, availableFrom: '2027-01-01' },
      4,
      '4 spaces satisfy the sale or rent and date limits.',
    ],
  ])('names only what was counted: %o', (criteria, total, sentence) => {
    expect(countSentence({ ...emptyCriteria(), ...criteria }, total, Math.min(12, total))).toBe(sentence)
  })
})

import { describe, expect, it } from 'vitest'
import { emptyCriteria } from '#domain/discovery/criteria.ts'
import { countSentence } from './count-sentence.ts'

describe('countSentence', () => {
  it.each([
    [
      { place: 'Tacoma', venues: ['transit' as const], priceMax: 900, adTypes: ['print' as const] },
      157,
      '157 spaces around Tacoma fit your budget and kind of space; these are the best 12. What suits your venue comes first.',
    ],
    [{ priceMax: 900 }, 1, '1 space fits your budget.'],
    [
      { place: 'Kent', audiences: ['families' as const], features: ['high-traffic' as const] },
      30,
      '30 spaces are open around Kent; these are the best 12. What suits your audience and other wishes comes first.',
    ],
    [
      { listingType: 'sale' as const, availableFrom: '2027-01-01' },
      4,
      '4 spaces fit your wish to buy and dates.',
    ],
  ])('names only what was counted: %o', (criteria, total, sentence) => {
    expect(countSentence({ ...emptyCriteria(), ...criteria }, total, Math.min(12, total))).toBe(sentence)
  })
})

import { describe, expect, it } from 'vitest'
import { emptyCriteria } from '#domain/discovery/criteria.ts'
import { countSentence } from './count-sentence.ts'

describe('countSentence', () => {
  const tacoma = {
    place: 'Tacoma',
    venues: ['transit' as const],
    priceMax: 900,
    adTypes: ['print' as const],
  }
  it.each([
    [
      tacoma,
      { total: 157, near: 40 },
      '40 spaces in or near Tacoma fit your budget and kind of space; 117 more are farther away; the best of them are shown. What suits your venue comes first.',
    ],
    [
      { ...tacoma, venues: [] },
      { total: 1, near: 0 },
      'No space in or near Tacoma fits your budget and kind of space; 1 space farther away does.',
    ],
    [{ priceMax: 900 }, { total: 1, near: null }, '1 space fits your budget.'],
    [
      { place: 'Kent', audiences: ['families' as const], features: ['high-traffic' as const] },
      { total: 30, near: 30 },
      '30 spaces in or near Kent are open; the best of them are shown. What suits your audience and other wishes comes first.',
    ],
    [
      { listingType: 'sale' as const, availableFrom: '2027-01-01' },
      { total: 4, near: null },
      '4 spaces fit your wish to buy and dates.',
    ],
  ])('names only what was counted: %o %o', (criteria, { total, near }, sentence) => {
    expect(
      countSentence({ ...emptyCriteria(), ...criteria }, { total, near, shown: Math.min(12, total) }),
    ).toBe(sentence)
  })
})

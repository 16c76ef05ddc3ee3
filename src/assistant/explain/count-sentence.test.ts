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
      '40 spaces in or near Tacoma fit your budget and kind of space; 117 more are farther away; these are the best 12. What suits your venue comes first.',
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
      '30 spaces in or near Kent are open; these are the best 12. What suits your audience and other wishes comes first.',
    ],
    [
      { listingType: 'sale' as const, availableFrom: '2027-01-01' },
      { total: 4, near: null },
      '4 spaces fit your wish to buy and dates.',
    ],
  ])('names only what was counted: %o %o', (criteria, { total, near }, sentence) => {
    expect(
      countSentence(
        { ...emptyCriteria(), ...criteria },
        { total, near, shown: Math.min(12, total), weak: 0 },
      ),
    ).toBe(sentence)
  })

  it('counts what suits as the heading does, and the rest beside it', () => {
    const criteria = { ...emptyCriteria(), place: 'Kent' }
    const say = (counted: { total: number; near: number; shown: number; weak: number }) =>
      countSentence(criteria, counted)
    expect(say({ total: 30, near: 7, shown: 12, weak: 7 })).toBe(
      '7 spaces in or near Kent are open; 23 more are farther away; of the best 12, 5 suit you well and 7 less.',
    )
    expect(say({ total: 3, near: 3, shown: 3, weak: 2 })).toBe(
      '3 spaces in or near Kent are open; 1 suits you well and 2 less.',
    )
    expect(say({ total: 3, near: 3, shown: 3, weak: 3 })).toBe('3 spaces in or near Kent are open.')
  })
})

import { expect, test } from 'vitest'
import type { CancellationTier } from '#domain/booking/booking-terms.ts'
import type { AdType } from '#domain/vocabulary.ts'
import { describeTier } from './tier-words.ts'

test.each<[CancellationTier, AdType, boolean, string]>([
  [
    'flexible',
    'billboard',
    false,
    'Free until 14 days before the first day; until 3 days before half comes back; after that nothing comes back.',
  ],
  [
    'standard',
    'billboard',
    true,
    'Free until 30 days before the first day; until 8 days before all but the deposit comes back; after that the running 28 days are owed, but not less than the deposit, and later ones are free.',
  ],
  ['firm', 'billboard', false, 'Free until 60 days before the first day; after that nothing comes back.'],
  ['firm', 'digital', false, 'Free until 30 days before the first day; after that nothing comes back.'],
])('%s for %s, deposit %s', (tier, medium, deposit, words) => {
  expect(describeTier(tier, medium, deposit)).toBe(words)
})

import { expect, test } from 'vitest'
import type { CancellationTier } from '#domain/booking/booking-terms.ts'
import type { AdType } from '#domain/vocabulary.ts'
import { describeTier } from './tier-words.ts'

test.each<[CancellationTier, AdType, boolean, string]>([
  [
    'flexible',
    'billboard',
    false,
    'Free until 14 days before the first day, half is owed until 3 days before, then all of it is owed.',
  ],
  [
    'standard',
    'billboard',
    true,
    'Free until 30 days before the first day, the deposit is owed until 8 days before, then the running 28 days are owed and later ones are free.',
  ],
  ['firm', 'billboard', false, 'Free until 60 days before the first day, then all of it is owed.'],
  ['firm', 'digital', false, 'Free until 30 days before the first day, then all of it is owed.'],
])('%s for %s, deposit %s', (tier, medium, deposit, words) => {
  expect(describeTier(tier, medium, deposit)).toBe(words)
})

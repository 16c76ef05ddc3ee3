import { expect, it } from 'vitest'
import type { Transfer } from '#contract/listings/listings-transfers.ts'
import { describeTransfer } from './describe-transfer.ts'

const OFFER: Transfer = {
  id: 1,
  listing: { id: 7, title: 'Wall', unitId: null },
  from: { id: 1, name: 'Alder Outdoor' },
  to: { id: 2, name: 'Beacon Media' },
  state: 'open',
  offeredBy: null,
  offeredAt: '2026-11-29T18:00:00Z',
  decidedBy: null,
  decidedAt: null,
}
const DECIDED = { decidedAt: '2026-11-30T18:00:00Z' }

it.each<[number, Partial<Transfer>, string]>([
  [1, { offeredBy: 'Ana' }, 'Offered to Beacon Media by Ana on Nov 29, 2026.'],
  [2, {}, 'Alder Outdoor offers it to you, since Nov 29, 2026.'],
  [1, { ...DECIDED, state: 'accepted' }, 'Went to Beacon Media on Nov 30, 2026.'],
  [
    2,
    { ...DECIDED, state: 'accepted', decidedBy: 'Ben' },
    'Came from Alder Outdoor, accepted by Ben on Nov 30, 2026.',
  ],
  [1, { ...DECIDED, state: 'declined' }, 'Beacon Media declined it on Nov 30, 2026.'],
  [2, { ...DECIDED, state: 'declined', decidedBy: 'Ben' }, 'Declined by Ben on Nov 30, 2026.'],
  [
    1,
    { ...DECIDED, state: 'withdrawn', decidedBy: 'Ana' },
    'Offer to Beacon Media taken back by Ana on Nov 30, 2026.',
  ],
  [2, { ...DECIDED, state: 'withdrawn' }, 'Alder Outdoor took its offer back on Nov 30, 2026.'],
])('for %i, %j: %s', (reader, more, sentence) => {
  expect(describeTransfer({ ...OFFER, ...more }, reader)).toBe(sentence)
})

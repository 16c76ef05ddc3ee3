import { expect, it } from 'vitest'
import type { Booking, Terms } from '#contract/booking/bookings.ts'
import { compareOffers } from './offer.ts'

const versionOf = (version: number, proposedBy: 'buyer' | 'seller', totalCents: number) =>
  ({ version, proposedBy, terms: { totalCents, spaceCents: null } as Terms }) as Booking['versions'][number]

const ASKED = versionOf(1, 'buyer', 200_000)
const OFFERED = {
  ...ASKED,
  terms: { ...ASKED.terms, spaceCents: 190_000, listedSpaceCents: 206_000 },
}
const QUOTED = versionOf(2, 'seller', 206_000)
const COUNTERED = versionOf(3, 'buyer', 191_000)
const other = { id: 2, name: 'Ana', company: null }

it.each([
  ['requested', 'seller', [ASKED], undefined],
  ['requested', 'seller', [OFFERED], 'Ana offers $1,900 for the space, $160 less than the listed price.'],
  ['requested', 'buyer', [OFFERED], 'You offer $1,900 for the space, $160 less than the listed price.'],
  ['quoted', 'buyer', [ASKED, QUOTED], 'Ana offers $60 more than your $2,000.'],
  ['quoted', 'seller', [ASKED, QUOTED], 'You offer $60 more than the $2,000 of Ana.'],
  ['requested', 'seller', [ASKED, QUOTED, COUNTERED], 'Ana offers $150 less than your $2,060.'],
  ['requested', 'buyer', [ASKED, QUOTED, COUNTERED], 'You offer $150 less than the $2,060 of Ana.'],
  [
    'quoted',
    'buyer',
    [ASKED, versionOf(2, 'seller', 200_000)],
    'Ana offers other terms for the same $2,000.',
  ],
  // a second quote is beside what the buyer said last
  [
    'quoted',
    'buyer',
    [ASKED, QUOTED, versionOf(3, 'seller', 203_000)],
    'Ana offers $30 more than your $2,000.',
  ],
  ['booked', 'buyer', [ASKED, QUOTED], undefined],
  ['requested', null, [ASKED, QUOTED, COUNTERED], undefined],
] as const)('B22: %s, to the %s', (status, side, versions, sentence) => {
  expect(compareOffers({ status, side, other, versions: [...versions] })?.sentence).toBe(sentence)
})

it('names whose word is in which column', () => {
  const offer = compareOffers({ status: 'requested', side: 'seller', other, versions: [QUOTED, COUNTERED] })
  expect(offer?.sides?.labels).toEqual({ before: 'You offered', after: 'Ana offers' })
  expect([offer?.sides?.before.totalCents, offer?.sides?.after.totalCents]).toEqual([206_000, 191_000])
})

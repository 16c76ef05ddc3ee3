import { describe, expect, it } from 'vitest'
import type { Terms } from '#contract/booking/bookings.ts'
import { listChanges, toTermsRows } from './terms-rows.ts'

const PARTY = { id: 1, name: 'Ana', company: null, email: 'ana@example.com' }

const TERMS: Terms = {
  format: 1,
  listing: { id: 1, title: 'Wall', place: 'Fremont', medium: 'billboard' },
  buyer: PARTY,
  seller: { ...PARTY, id: 2 },
  brand: 'Bakery',
  note: '',
  political: null,
  units: [
    {
      ...{ unitId: 1, name: 'Face', first: '2027-03-01', last: '2027-03-28', label: '', materialDate: null },
      ...{ quantity: 1, capacity: 1 },
    },
  ],
  first: '2027-03-01',
  last: '2027-03-28',
  timeZone: 'America/Los_Angeles',
  quantity: 1,
  extras: [],
  spaceCents: null,
  lines: [{ kind: 'space', label: 'Face', detail: '4 weeks', cents: 45_000 }],
  amounts: [],
  netCents: 45_000,
  taxCents: 0,
  totalCents: 45_000,
  paymentSchedule: 'at-once',
  schedule: [{ label: 'When it is agreed', dueOn: null, cents: 45_000 }],
  cancellation: { tier: 'standard', depositBasisPoints: null, freeUntil: null, steps: ['Free until Feb 1'] },
  makeGood: 'Credited by the day.',
  proof: 'A photo.',
}

describe('terms in words', () => {
  it('name every subject once', () => {
    const labels = toTermsRows(TERMS).map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
    expect(toTermsRows(TERMS)[0]).toEqual({ label: 'Dates', text: 'Mar 1 to Mar 28, 2027' })
  })

  it('compare two versions by what differs alone', () => {
    const after = { ...TERMS, totalCents: 40_000, note: 'For you', political: { sponsor: 'Yes on 4' } }
    expect(listChanges(TERMS, TERMS)).toEqual([])
    expect(listChanges(TERMS, after)).toEqual([
      { label: 'Total', before: '$450.00', text: '$400.00' },
      { label: 'Sponsor', before: '', text: 'Yes on 4' },
      { label: 'Note', before: '', text: 'For you' },
    ])
  })
})

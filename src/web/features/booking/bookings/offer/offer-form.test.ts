import { expect, it } from 'vitest'
import type { AvailableUnit } from '#contract/booking/availability.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { toDays, toDaysForm, toOffered, toOfferForm } from './offer-form.ts'

const UNIT: AvailableUnit = {
  id: null,
  name: 'Board',
  cell: 'day',
  anchor: '2026-01-05',
  capacity: 1,
  rate: { cents: 90_000, per: '4-week' },
  spans: [
    { first: '2026-12-01', last: '2026-12-20', free: 0 },
    { first: '2026-12-21', last: '2027-03-31', free: 1 },
  ],
  periods: [],
}

it('begins with the first days that are free and can still be booked', () => {
  const days = (earliest: string, unit = UNIT) => {
    const { from, to } = toOfferForm({ earliest, units: [unit] })
    return [from, to]
  }
  expect(days('2026-12-05')).toEqual(['2026-12-21', '2027-01-17'])
  expect(days('2027-01-10')).toEqual(['2027-01-10', '2027-02-06'])
  expect(days('2027-03-20')).toEqual(['2027-03-20', '2027-03-31'])
  expect(days('2027-05-01')).toEqual(['', ''])
  // a posting period that has begun is not offered
  const posting: AvailableUnit = {
    ...UNIT,
    cell: '4-week',
    anchor: '2026-11-02',
    spans: [{ first: '2026-11-02', last: '2027-01-24', free: 1 }],
  }
  expect(days('2026-11-28', posting)).toEqual(['2026-11-30', '2026-12-27'])
  const issue = { id: 4, label: 'May', capacity: 2, materialDate: null, soldUntil: null }
  const periods = [{ ...issue, first: '2027-05-01', last: '2027-05-31', free: 2 }]
  expect(days('2026-12-05', { ...UNIT, cell: 'listed', spans: [], periods })).toEqual([
    '2027-05-01',
    '2027-05-31',
  ])
})

it('sends no unit where the space has none stored, and the brand as it is written', () => {
  const proposal = { from: '2027-01-01', to: '2027-01-28', quantity: 1, extras: [], spaceCents: null }
  expect(toOffered({ ...proposal, unitId: 0 }, ' Fremont Bakery ')).toEqual({
    ...proposal,
    unitId: null,
    brand: 'Fremont Bakery',
  })
  expect(toOffered({ ...proposal, unitId: 7 }, 'A').unitId).toBe(7)
})

it('proposes the days that were asked for or quoted, and those that are free once nothing is open', () => {
  const sold = { earliest: '2026-12-05', units: [UNIT] }
  const booking = {
    status: 'quoted',
    first: '2027-02-01',
    last: '2027-02-28',
    terms: null,
    request: { unitId: 9 },
  } as Booking
  expect(toDaysForm(sold, booking)).toMatchObject({ unitId: 9, from: '2027-02-01', to: '2027-02-28' })
  expect(toDaysForm(sold, { ...booking, status: 'declined' })).toMatchObject({ from: '2026-12-21' })
  expect(toDaysForm(sold, null)).toEqual(toOfferForm(sold))
})

it('begins a proposal with days, a unit and a price', () => {
  const asked = { from: '2027-01-01', to: '2027-01-28', quantity: 1, extras: [], spaceCents: 70_000 }
  expect(toDays({ ...asked, unitId: 0 })).toEqual({
    unitId: null,
    from: '2027-01-01',
    to: '2027-01-28',
    spaceCents: 70_000,
  })
})

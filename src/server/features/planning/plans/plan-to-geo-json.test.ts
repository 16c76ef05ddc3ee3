import { expect, it } from 'vitest'
import type { SavedPlanLine } from '#contract/planning/plans-saved.ts'
import { planToGeoJson } from './plan-to-geo-json.ts'

const listing = {
  title: 'Wall by the ferry',
  adType: 'billboard',
  location: { text: 'Tacoma, WA' },
  coordinates: { lat: 47.25, lng: -122.45 },
  sellerUsername: 'sally',
  audience: { value: 28_000, per: '4-week', dailyViews: null, basis: 'modelled' },
} as unknown as SavedPlanLine['listing']
const line: SavedPlanLine = {
  id: 3,
  listingId: 7,
  listing,
  unitId: 1,
  first: '2027-01-04',
  last: '2027-01-31',
  quantity: 1,
  nearestShops: [
    { name: 'Pearl Street', km: 2.4 },
    { name: 'Hilltop', km: 4 },
  ],
  why: null,
  addedCents: 90_000,
  price: { state: 'priced', totalCents: 99_550, mode: 'request' },
  ended: null,
}

it('writes a point a line, and no seller; what is not on the map or cannot be had says so', () => {
  const gone: SavedPlanLine = {
    ...line,
    id: 4,
    listing: null,
    nearestShops: [],
    price: { state: 'refused', message: 'Listing not found', nearest: null, waitlist: null },
  }
  const asOf = new Date('2026-12-01T08:00:00Z')
  const stand = { version: 3, since: ['1 line added'], sha256: 'ab12' }
  const { plan, features } = planToGeoJson({
    plan: { id: 9, name: 'Spring', lines: [line, gone] },
    asOf,
    stand,
  })
  expect(plan).toEqual({ id: 9, name: 'Spring', asOf: asOf.toISOString(), ...stand })
  expect(features).toMatchObject([
    {
      id: 3,
      geometry: { coordinates: [-122.45, 47.25] },
      properties: {
        totalCents: 99_550,
        contacts: 28_000,
        basis: 'modelled',
        status: 'Free',
        nearestShop: 'Pearl Street',
        milesToShop: 1.5,
        secondShop: 'Hilltop',
        milesToSecondShop: 2.5,
        thirdShop: null,
        milesToThirdShop: null,
      },
    },
    { id: 4, geometry: null, properties: { totalCents: null, basis: null, status: 'Listing not found' } },
  ])
  const stated = { ...listing, audience: { ...listing!.audience, basis: 'seller-stated' } } as typeof listing
  const both = { id: 9, name: 'Spring', lines: [line, { ...line, listing: stated }] }
  expect(planToGeoJson({ plan: both, asOf, stand, addsKinds: true }).plan).toMatchObject({
    kindsAdded: { contacts: 56_000, says: expect.stringMatching(/^This adds figures of different kinds/) },
  })
  expect(JSON.stringify(features)).not.toContain('sally')
})

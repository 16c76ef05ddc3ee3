import { expect, it } from 'vitest'
import type { SavedPlanLine } from '#contract/planning/plans-saved.ts'
import { planToCsv } from './plan-to-csv.ts'

const listing = {
  title: 'Wall, by the "ferry"',
  adType: 'billboard',
  location: { text: 'Tacoma, WA' },
  sellerUsername: '=sally',
  audience: { value: 28_000, per: '4-week', basis: 'modelled', dailyViews: 1000 },
} as unknown as NonNullable<SavedPlanLine['listing']>
const line: SavedPlanLine = {
  id: 1,
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

it('writes a row a line, with the basis beside each figure, and no cell that a sheet would run', () => {
  const gone: SavedPlanLine = {
    ...line,
    listing: null,
    nearestShops: [],
    price: { state: 'refused', message: 'Listing not found', nearest: null, waitlist: null },
  }
  const write = (...lines: SavedPlanLine[]) => writeWith(lines)
  const writeWith = (lines: SavedPlanLine[], addsKinds = false) =>
    planToCsv({
      plan: { lines },
      addsKinds,
      asOf: new Date('2026-12-01T08:00:00Z'),
      stand: { version: 3, since: [], sha256: 'ab12' },
    })
  const file = ',2026-12-01T08:00:00.000Z,Version 3.,ab12'
  const [head, first, second] = write(line, gone).split('\r\n')
  expect(head).toMatch(/^\ufeffSpace,.*Basis of the contacts/)
  expect(first).toBe(
    `"Wall, by the ""ferry""",7,Billboard,"Tacoma, WA",'=sally,2027-01-04,2027-01-31,1,995.50,28000,modeled,Free,Pearl Street,1.5,Hilltop,2.5,,${file}`,
  )
  const paying = { bookingId: 1, status: 'awaiting-payment', totalCents: 99_550 } as const
  expect(write({ ...line, price: { state: 'ordered', ...paying } })).toMatch(/,To be paid,Pearl Street,1.5/)
  const stated = { ...listing, audience: { ...listing.audience, basis: 'seller-stated' } } as typeof listing
  const both = [line, { ...line, listing: stated }]
  expect(writeWith(both)).not.toContain('added')
  const [kinds, row] = writeWith(both, true).split('\r\n')
  expect(kinds).toMatch(/,"Contacts, different kinds added",About this sum$/)
  expect(row).toContain(
    `${file},56000,"This adds figures of different kinds (modeled, stated by the seller).`,
  )
  expect(writeWith([line], true)).not.toContain('added')
  expect(second).toBe(`,7,,,,2027-01-04,2027-01-31,1,,,,Listing not found,,,,,,${file}`)
})

import { describe, expect, it } from 'vitest'
import type { Listing } from '#contract/listings/listings.ts'
import { buildWebListing } from '#test/support/listings/web-listing.ts'
import { compareListings, hasOtherPictures } from './compare-listings.ts'

const BEFORE = buildWebListing()
const compare = (change: Partial<Listing>) => compareListings(BEFORE, { ...BEFORE, ...change })

it('finds nothing where nothing changed', () => {
  expect(compare({})).toEqual([])
})

describe('shows a change of', () => {
  it.each<[string, Partial<Listing>, [label: string, before: string, after: string]]>([
    ['the title', { title: 'Wall on Pike' }, ['Title', 'Wall on Pine Street', 'Wall on Pike']],
    ['the price', { price: 1250 }, ['Price', '$900/month', '$1,250/month']],
    ['what the price is for', { interval: 'week' }, ['Price', '$900/month', '$900/week']],
    ['the medium', { adType: 'digital' }, ['Ad type', 'Billboard', 'Digital']],
    ['the description', { description: 'Red' }, ['Description', BEFORE.description, 'Red']],
    ['the address, which goes', { address: null }, ['Address', '1 Pine Street', '']],
    ['the way there', { locationDetails: 'Behind the shop' }, ['How to find it', '', 'Behind the shop']],
    ['what it measures', { specs: [] }, ['Specifications', 'Size: 14 × 48 ft', '']],
    ['several features', { features: ['Lit', 'Wide'] }, ['Features', 'Lit at night', 'Lit\nWide']],
    ['its audience tags', { targetMarket: [] }, ['Target market', 'commuters', '']],
    ['its dates', { availabilityEnd: null }, ['Available', '2027-01-01 to 2027-06-30', '2027-01-01']],
    ['its terms', { setupFee: 200 }, ['Setup fee', '$150', '$200']],
  ])('%s', (_what, change, [label, before, after]) => {
    expect(compare(change)).toEqual([{ label, before, after }])
  })

  it('several things, in the order of the form', () => {
    const labels = compare({ setupFee: 0, title: 'Wall', price: 1 }).map(({ label }) => label)
    expect(labels).toEqual(['Title', 'Price', 'Setup fee'])
  })
})

describe('the figures of an audience', () => {
  const audience = (change: Partial<Listing['audience']>) => ({ audience: { ...BEFORE.audience, ...change } })

  it.each<[string, Partial<Listing['audience']>, string]>([
    ['more people', { value: 90_000 }, '90,000 per week, modeled'],
    ['in another time', { per: 'month' }, '29,400 per month, modeled'],
    ['from another source', { basis: 'seller-stated' }, '29,400 per week, stated by the seller'],
    ['no figure any more', { value: null }, ''],
  ])('a reviewer sees %s', (_what, change, after) => {
    expect(compare(audience(change))).toEqual([
      { label: 'Audience', before: '29,400 per week, modeled', after },
    ])
  })
})

describe('the pin', () => {
  const to = (lat: number, lng: number) => compare({ coordinates: { lat, lng } })

  it.each([
    ['a few steps', 47.6154, -122.3202, 'Moved 11 m'],
    ['a mile', 47.63, -122.3202, 'Moved 1.6 km'],
  ])('moved %s', (_what, lat, lng, note) => {
    expect(to(lat, lng)).toMatchObject([{ label: 'Pin', before: '47.61530, -122.32020', note }])
  })

  it('taken away or set moved nowhere', () => {
    const row = { label: 'Pin', before: '47.61530, -122.32020', after: 'No pin' }
    expect(compare({ coordinates: null })).toEqual([row])
    const set = compareListings({ ...BEFORE, coordinates: null }, BEFORE)
    expect(set).toEqual([{ label: 'Pin', before: 'No pin', after: '47.61530, -122.32020' }])
  })
})

describe('pictures', () => {
  const picture = (url: string, alt = '') => ({ url, alt }) as Listing['images'][number]
  const [one, two] = [picture('/1.jpg'), picture('/2.jpg')]

  it.each<[string, Listing['images'], Listing['images'], boolean]>([
    ['none on either side', [], [], false],
    ['the same', [one, two], [{ ...one }, { ...two }], false],
    ['a new one', [one], [one, two], true],
    ['one fewer', [one, two], [two], true],
    ['another order', [one, two], [two, one], true],
    ['another text for one', [one], [picture('/1.jpg', 'A wall')], true],
    ['other sizes of the same picture', [one], [{ ...one, placeholder: 'x' } as typeof one], false],
  ])('%s', (_what, before, after, expected) => {
    expect(hasOtherPictures({ ...BEFORE, images: before }, { ...BEFORE, images: after })).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { buildWebListing } from '#test/support/listings/web-listing.ts'
import { formatBasis, formatDailyViews, formatDay, formatListedDate } from './format.ts'
import { listingJsonLd } from './json-ld.ts'

const { audience } = buildWebListing()

describe('facts of a listing', () => {
  it('a day is that day everywhere, none is now', () => {
    expect(formatDay('2027-01-01')).toBe('January 1, 2027')
    expect(formatDay(null)).toBe('now')
  })

  it('the day of listing is that of the home market', () => {
    const now = new Date('2026-11-22T08:00:00Z')
    expect(formatListedDate('2026-11-22T07:00:00Z', now).exact).toBe('November 21, 2026')
  })

  it.each([
    [{}, '4,200 a day'],
    [{ dailyViews: null }, '29,400 per week'],
    [{ dailyViews: null, per: null }, '29,400 per placement'],
    [{ dailyViews: null, value: null }, null],
  ])('views: %j → %s', (facts, said) => {
    expect(formatDailyViews({ ...audience, ...facts })).toBe(said)
  })

  it.each([
    [{}, 'modeled, 29,400 per week, as of Apr 1, 2026'],
    [{ per: 'day' as const, asOf: null, basis: 'seller-stated' as const }, 'stated by the seller'],
    [{ value: null }, null],
  ])('what they rest on: %j → %s', (facts, said) => {
    expect(formatBasis({ ...audience, ...facts })).toBe(said)
  })
})

describe('a listing for search engines', () => {
  const read = (values: Parameters<typeof buildWebListing>[0]) =>
    listingJsonLd(buildWebListing(values), 'https://placard.example') as {
      offers: Record<string, unknown>
      image: string[]
    }

  it('is an offer to lease, or to sell', () => {
    const action = (listingType: 'rent' | 'sale') => read({ listingType }).offers.businessFunction
    expect(action('rent')).toMatch(/#LeaseOut$/)
    expect(action('sale')).toMatch(/#Sell$/)
  })

  it('shows pictures kept here alone, and the drawn one without', () => {
    const foreign = 'https://elsewhere.example/wall.jpg'
    expect(read({ imageUrls: [foreign] }).image).toEqual([
      'https://placard.example/illustrations/billboard.svg',
    ])
    const own = '/media/listings/7/wall.webp'
    expect(read({ imageUrls: [foreign, own] }).image).toEqual([`https://placard.example${own}`])
  })

  it('says for how long a price is, and nothing of a single payment', () => {
    const price = (interval: 'month' | 'one-time') => read({ interval }).offers.priceSpecification
    expect(price('month')).toMatchObject({ billingDuration: 'P1M' })
    expect(price('one-time')).not.toHaveProperty('billingDuration')
  })

  it('stands where it is, or serves where it is said to be', () => {
    expect(read({}).offers).toHaveProperty('availableAtOrFrom.geo.latitude', 47.6153)
    expect(read({ coordinates: null }).offers).toMatchObject({ areaServed: 'Capitol Hill, Seattle, WA' })
  })
})

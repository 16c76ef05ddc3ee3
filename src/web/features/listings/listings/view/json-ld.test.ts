import { describe, expect, it } from 'vitest'
import type { Listing } from '#contract/listings/listings.ts'
import { buildWebListing } from '#test/support/listings/web-listing.ts'
import { listingJsonLd } from './json-ld.ts'

const ORIGIN = 'https://placard.example'
const read = (part: Partial<Listing> = {}) =>
  listingJsonLd({ ...buildWebListing(), ...part }, ORIGIN) as {
    image: string[]
    offers: Record<string, unknown> & { priceSpecification: Record<string, unknown> }
  }

describe('what search engines read of a space', () => {
  it.each([
    ['day', 'P1D'],
    ['week', 'P7D'],
    ['4-week', 'P28D'],
    ['month', 'P1M'],
    ['quarter', 'P3M'],
    ['year', 'P1Y'],
  ] as const)('a price per %s is billed every %s', (interval, duration) => {
    expect(read({ interval }).offers.priceSpecification.billingDuration).toBe(duration)
  })

  it('a single price is billed once, so no period is claimed', () => {
    expect(read({ interval: 'one-time' }).offers.priceSpecification).not.toHaveProperty('billingDuration')
  })

  it.each([
    ['rent', 'LeaseOut'],
    ['sale', 'Sell'],
  ] as const)('%s is %s', (listingType, action) => {
    expect(read({ listingType }).offers.businessFunction).toMatch(new RegExp(`#${action}$`))
  })

  it.each<[string, Partial<Listing>, object]>([
    ['both dates', {}, { availabilityStarts: '2027-01-01', availabilityEnds: '2027-06-30' }],
    ['no end', { availabilityEnd: null }, { availabilityStarts: '2027-01-01' }],
    ['no dates', { availabilityStart: null, availabilityEnd: null }, {}],
  ])('%s', (_what, part, dates) => {
    const { availabilityStarts, availabilityEnds } = read(part).offers
    expect(JSON.parse(JSON.stringify({ availabilityStarts, availabilityEnds }))).toEqual(dates)
  })

  it.each<[string, Partial<Listing>, object]>([
    ['a pin', {}, { availableAtOrFrom: { name: 'Capitol Hill, Seattle, WA' } }],
    ['an area without one', { coordinates: null }, { areaServed: 'Capitol Hill, Seattle, WA' }],
  ])('%s', (_what, part, place) => {
    expect(read(part).offers).toMatchObject(place)
  })

  it('the seller is known by the company, else by name', () => {
    const { seller } = buildWebListing()
    expect(read().offers.seller).toMatchObject({ name: 'Rosa Diaz' })
    expect(read({ seller: { ...seller, company: 'Sound Outdoor' } }).offers.seller).toMatchObject({
      name: 'Sound Outdoor',
    })
  })

  it('pictures are whole addresses; without an own one the illustration stands in', () => {
    expect(read().image).toEqual([`${ORIGIN}/illustrations/billboard.svg`])
    expect(read({ imageUrls: ['/photos/ab/cd.jpg'] }).image).toEqual([
      expect.stringMatching(/^https:\/\/placard\.example\//),
    ])
  })
})

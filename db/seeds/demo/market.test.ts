import { existsSync, readFileSync } from 'node:fs'
import { feature } from 'topojson-client'
import { describe, expect, it } from 'vitest'
import { contains, isLatLng } from '#domain/geo.ts'
import { LIMITS } from '#domain/limits.ts'
import { AD_TYPES, FEATURES, VENUES } from '#domain/vocabulary.ts'
import { DEMO_LISTINGS, demoSlug, MARKET } from './market.ts'
import { SELLERS } from './sellers.ts'
import type { DemoListing } from './types.ts'

const active = DEMO_LISTINGS.filter((listing) => !listing.status)
const PUGET_SOUND = { west: -123.3, south: 46.9, east: -121.7, north: 48.3 }
const NAMED =
  'Seattle Tacoma Olympia Bellevue Everett Bremerton Renton Kent Lacey Tumwater Puyallup Redmond Kirkland'
const CITIES = [...NAMED.split(' '), 'Federal Way', 'Gig Harbor', 'Bainbridge Island']

function count(listings: readonly DemoListing[], fits: (listing: DemoListing) => boolean): number {
  return listings.filter(fits).length
}

describe('the demo market as a whole', () => {
  it('has enough of every type, and a review queue', () => {
    expect(active.length).toBeGreaterThanOrEqual(168)
    for (const type of AD_TYPES)
      expect(
        count(active, (l) => l.type === type),
        type,
      ).toBeGreaterThanOrEqual(18)
    expect(count(DEMO_LISTINGS, (l) => l.status === 'pending')).toBe(12)
    expect(count(DEMO_LISTINGS, (l) => l.status === 'paused')).toBeGreaterThan(1)
    expect(count(DEMO_LISTINGS, (l) => l.status === 'rejected' && Boolean(l.rejection))).toBeGreaterThan(1)
  })

  it('covers every named city, venue and price interval', () => {
    for (const city of CITIES)
      expect(
        count(active, (l) => l.place.includes(city)),
        city,
      ).toBeGreaterThan(0)
    for (const venue of VENUES)
      expect(
        count(active, (l) => l.venue === venue),
        venue,
      ).toBeGreaterThan(1)
    for (const per of ['day', 'week', '4-week', 'month', 'quarter', 'year', 'one-time']) {
      expect(
        count(active, (l) => l.per === per),
        per,
      ).toBeGreaterThan(1)
    }
    expect(count(active, (l) => l.sale === true)).toBeGreaterThan(1)
    expect(count(active, (l) => l.price < 500)).toBeGreaterThan(10)
    expect(count(active, (l) => l.price > 10_000 && !l.sale)).toBeGreaterThan(1)
  })

  it('includes the edge cases that screens must handle', () => {
    expect(count(active, (l) => !l.at)).toBe(3)
    expect(count(active, (l) => !l.figure)).toBeGreaterThan(3)
    expect(count(active, (l) => l.description.length > 300)).toBeGreaterThan(10)
    expect(count(active, (l) => l.known.length + (l.features?.length ?? 0) > 6)).toBeGreaterThan(4)
    for (const days of [0, 1, 2, 10, 200]) {
      expect(
        count(active, (l) => l.listedDaysAgo >= days && l.listedDaysAgo <= days + 5),
        `${days}`,
      ).toBeGreaterThan(0)
    }
  })

  it('has no duplicate texts', () => {
    const uses = new Map<string, number>()
    for (const { at } of DEMO_LISTINGS) if (at) uses.set(at.join(), (uses.get(at.join()) ?? 0) + 1)
    expect([...uses.values()].filter((n) => n > 1)).toEqual([2])
    expect(new Set(MARKET.map((l) => demoSlug(l.title))).size).toBe(MARKET.length)
    expect(new Set(MARKET.map((l) => l.description)).size).toBe(MARKET.length)
    expect(new Set(Object.values(SELLERS).map((s) => s.email)).size).toBe(Object.keys(SELLERS).length)
  })
})

describe.each(MARKET)('$title', (listing) => {
  it('respects the limits', () => {
    const { title, description, locationText, address, feature: featureLimit } = LIMITS
    expect(listing.title.length).toBeGreaterThanOrEqual(title.min)
    expect(listing.title.length).toBeLessThanOrEqual(title.max)
    expect(listing.description.length).toBeGreaterThanOrEqual(60)
    expect(listing.description.length).toBeLessThanOrEqual(description.max)
    expect(listing.place.length).toBeLessThanOrEqual(locationText.max)
    expect(listing.address.length).toBeGreaterThanOrEqual(address.min)
    expect(Object.keys(listing.specs).length).toBeGreaterThanOrEqual(3)
    for (const text of listing.features ?? []) {
      expect(text.length).toBeLessThanOrEqual(featureLimit.max)
      expect(FEATURES).not.toContain(text)
    }
    expect(listing.market.length).toBeGreaterThan(0)
    expect(listing.listedDaysAgo).toBeLessThanOrEqual(275)
    expect(listing.closesInDays ?? 9999).toBeGreaterThan(listing.opensInDays ?? 0)
  })

  it('lies in the region', () => {
    if (!listing.at) return
    const [lat, lng] = listing.at
    expect(isLatLng(lat, lng) && contains(PUGET_SOUND, { lat, lng })).toBe(true)
  })
})

const BASEMAP = '../shared/data/basemap/puget_land_npmonly_z11.topojson'

it.skipIf(!existsSync(BASEMAP))('lies on land (needs the basemap of ../shared)', () => {
  const topology = JSON.parse(readFileSync(BASEMAP, 'utf8'))
  const collection = feature(topology, topology.objects.land) as unknown as { features: { geometry: Land }[] }
  const polygons = collection.features.flatMap(({ geometry }) => toPolygons(geometry))
  for (const { at, title } of MARKET) {
    if (at)
      expect(
        polygons.some((rings) => isInside(rings, at[1], at[0])),
        title,
      ).toBe(true)
  }
})

type Ring = [x: number, y: number][]
type Land = { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] }

function toPolygons(land: Land): Ring[][] {
  return land.type === 'Polygon' ? [land.coordinates] : land.coordinates
}

/** Even-odd rule over all rings, so that lakes are holes. */
function isInside(rings: Ring[], x: number, y: number): boolean {
  let inside = false
  for (const ring of rings) {
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring.at(i - 1) as [number, number]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    })
  }
  return inside
}

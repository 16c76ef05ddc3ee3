import { describe, expect, it, vi } from 'vitest'
import type { Place } from '#contract/discovery/places.ts'
import { loadGazetteer } from '#server/platform/geocoding/load-gazetteer.ts'
import type { StreetGeocoder } from '#server/platform/geocoding/street-geocoder.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { listPlaces } from './list-places.ts'

const { db, get } = await createTestApp()

const list = async (query: string): Promise<Place[]> => (await get(`/api/places?${query}`)).json()

describe('GET /api/places', () => {
  it('completes the input, best first, with a bounding box for the map', async () => {
    const [first] = await list('q=cap+h')
    expect(first).toMatchObject({
      name: 'Capitol Hill',
      kind: 'neighborhood',
      canonical: 'Capitol Hill, Seattle, WA',
    })
    expect(first?.bounds.west).toBeLessThan(first!.lng)
    expect(first).not.toHaveProperty('polygon')
  })

  it('prefers what is near the map and keeps to the limit', async () => {
    expect((await list('q=vancouver')).at(0)?.canonical).toBe('Vancouver, WA')
    expect((await list('q=portland&near=43.66,-70.26')).at(0)?.canonical).toBe('Portland, ME')
    expect(await list('q=s&limit=3')).toHaveLength(3)
  })

  it('returns nothing for empty input, and for a prefix of no place', async () => {
    expect(await list('q=')).toEqual([])
    expect(await list('')).toEqual([])
    expect(await list('q=zzzzzz')).toEqual([])
  })

  it('may be cached by the browser', async () => {
    expect((await get('/api/places?q=sea')).headers.get('cache-control')).toContain('max-age')
  })

  it.each([
    ['a near without numbers', 'near=seattle', 'near'],
    ['a near off the globe', 'near=91,0', 'near'],
    ['no results at all', 'limit=0', 'limit'],
    ['a limit in words', 'limit=many', 'limit'],
    ['ten thousand letters', `q=${'a'.repeat(10_000)}`, 'q'],
  ])('refuses %s and names the field', async (_case, query, field) => {
    const response = await get(`/api/places?${query}`)
    expect(response.status).toBe(400)
    expect((await response.json()).message).toContain(field)
  })
})

describe('W20: crossings', () => {
  it('are completed where a space tells of them, else by their town as a guess', async () => {
    await buildListing(db, {
      title: 'Corner wall',
      address: '4th Ave & Union St',
      location_text: 'Seattle, WA',
      lat: 47.609,
      lng: -122.336,
    })
    const [crossing] = await list(`q=${encodeURIComponent('4th & union')}`)
    expect(crossing).toMatchObject({ canonical: '4th & union, Seattle, WA', lat: 47.609, confidence: 0.9 })
    const [town] = await list(`q=${encodeURIComponent('9th & cherry, Tacoma')}`)
    expect(town).toMatchObject({ canonical: 'Tacoma, WA', confidence: 0.4 })
  })

  it('PB-20: a pasted point is completed by itself', async () => {
    const [point] = await list(`q=${encodeURIComponent('47.6,-122.3')}`)
    expect(point).toMatchObject({ canonical: '47.6, -122.3', kind: 'landmark', confidence: 1 })
  })
})

describe('street addresses', () => {
  const inSeattle = '123 Pike St, Seattle, WA'
  const gazetteer = loadGazetteer()
  const know: StreetGeocoder = async () => ({ lat: 47.6088, lng: -122.34, label: 'Pike Street' })

  it('come first where an external geocoder finds them', async () => {
    const [address, city] = await listPlaces({ gazetteer, geocodeStreet: know }, inSeattle, { limit: 5 })
    expect(address).toMatchObject({
      name: inSeattle,
      lat: 47.6088,
      parent: 'Seattle',
      state: 'WA',
      radiusKm: 0.5,
    })
    expect(city?.canonical).toBe('Seattle, WA')
  })

  it('fall back to their city, and are not sent before they contain a city', async () => {
    const unknown = await listPlaces({ gazetteer, geocodeStreet: async () => null }, inSeattle, {})
    expect(unknown[0]?.canonical).toBe('Seattle, WA')
    const ask = vi.fn(know)
    await listPlaces({ gazetteer, geocodeStreet: ask }, '123 Pike', {})
    await listPlaces({ gazetteer, geocodeStreet: ask }, 'Seattle', {})
    expect(ask).not.toHaveBeenCalled()
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import { AD_TYPES, AUDIENCES, FEATURES, LISTING_TYPES, SORTS, VENUES } from '../vocabulary.ts'
import type { Parameter } from './parameter.ts'
import {
  holdParameters,
  MAX_RADIUS_KM,
  SEARCH_KEYS,
  SEARCH_PARAMETERS,
  type SearchValues,
  toSearchTexts,
} from './search-filters.ts'

const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true }).map((value) => value + 0)
const point = fc.record({ lat: degrees(90), lng: degrees(180) })
const amount = (max: number) => fc.double({ min: 0, max, noNaN: true }).map((value) => value + 0)
const words = fc
  .string({ unit: 'grapheme', maxLength: 60 })
  .map((text) => text.trim().slice(0, LIMITS.searchText.max))
  .filter((text) => text.trim() === text && text !== '')
const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 })
const day = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2149-06-05'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** Generators of all valid values of each parameter. */
const VALUES: { [K in keyof SearchValues]: fc.Arbitrary<SearchValues[K]> } = {
  location: words,
  q: words,
  bbox: fc.tuple(point, point).map(([a, b]) => ({
    west: a.lng,
    east: b.lng,
    south: Math.min(a.lat, b.lat),
    north: Math.max(a.lat, b.lat),
  })),
  near: point,
  radiusKm: amount(MAX_RADIUS_KM),
  polygon: fc.array(point, { minLength: 3, maxLength: LIMITS.polygonPoints }),
  priceMin: amount(LIMITS.priceDollars.max),
  priceMax: amount(LIMITS.priceDollars.max),
  adType: some(AD_TYPES),
  audience: some(AUDIENCES),
  listingType: some(LISTING_TYPES),
  feature: some(FEATURES),
  venue: some(VENUES),
  availableFrom: day,
  availableTo: day,
  zoom: amount(22),
  sort: fc.constantFrom(...SORTS),
}

describe.each(SEARCH_KEYS)('%s', (key) => {
  const parameter: Parameter<unknown> = SEARCH_PARAMETERS[key]

  it('round-trips, and is valid', () => {
    fc.assert(
      fc.property(VALUES[key], (value) => {
        expect(parameter.isValid(value)).toBe(true)
        expect(parameter.parse(parameter.format(value))).toEqual({ value })
      }),
    )
  })

  it('round-trips through an address or a saved search', () => {
    fc.assert(
      fc.property(VALUES[key], (value) => {
        const held = holdParameters(SEARCH_PARAMETERS, { [key]: parameter.format(value) })
        expect(holdParameters(SEARCH_PARAMETERS, toSearchTexts([key], held))).toEqual(held)
      }),
    )
  })

  it('never parses an invalid value, whatever the input', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const { value, problem } = parameter.parse(raw)
        if (value !== undefined) expect(parameter.isValid(value)).toBe(true)
        if (problem !== undefined) expect(problem).toMatch(/^must be /)
      }),
    )
  })
})

describe('partly valid input', () => {
  it.each([
    ['adType', 'radio,balloon,print,radio', ['print', 'radio']],
    ['audience', 'parents', ['families']],
    ['location', 'x'.repeat(500), 'x'.repeat(200)],
    ['priceMin', ['5', '7'], 5],
  ] as const)('%s', (key, raw, value) => {
    expect(SEARCH_PARAMETERS[key].parse(raw).value).toEqual(value)
  })
})

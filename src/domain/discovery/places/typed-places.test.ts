import { describe, expect, it } from 'vitest'
import { loadGazetteer } from '#server/platform/geocoding/load-gazetteer.ts'

const places = loadGazetteer()
/** Below this a search box offers a place and does not show it. */
const SURE = 0.6

function meaningOf(typed: string): string | null {
  const place = places.resolvePlace(typed)
  return place && place.confidence >= SURE ? place.canonical : null
}

const TYPED: [string, string | null][] = [
  ['WA', 'Washington'],
  ['Wash.', 'Washington'],
  ['Ft Lewis', 'Joint Base Lewis-McChord, Lakewood, WA'],
  ['St. Paul', 'Saint Paul, MN'],
  ['Mt Vernon', 'Mount Vernon, WA'],
  ['Port Angeles wa usa', 'Port Angeles, WA'],
  ['Vancouver', 'Vancouver, WA'],
  ['Vancouver, WA', 'Vancouver, WA'],
  ['Vancouver, BC', null],
  ['Vancouver BC', null],
  ['Vancouver, British Columbia', null],
  ['Victoria, BC', null],
  ['Portland', 'Portland, OR'],
  ['Portland or', 'Portland, OR'],
  ['Portland Oregon', 'Portland, OR'],
  ['Portland, ME', 'Portland, ME'],
  ['Portland, WA', null],
  ['Portland, Washington', null],
  ['360 Main St, Portland, WA', null],
  ['Seattle, OR', null],
  ['Seattle, Texas', null],
  ['Seattle, ZZ', null],
  ['Seattle, Canada', null],
  ['Spokane, ID', null],
  ['Belevue, WA', 'Bellevue, WA'],
  ['Paris', null],
  ['Paris, TX', 'Paris, TX'],
  ['Paris, France', null],
  ['London', null],
  ['London, UK', null],
  ['Toronto', null],
  ['Toronto, ON', null],
  ['Rome', null],
  ['Rome, GA', 'Rome, GA'],
  ['Rome, Italy', null],
  ['Athens, Greece', null],
  ['Berlin, Germany', null],
  ['Moscow, ID', 'Moscow, ID'],
  ['Moscow, Russia', null],
  ['Ontario', null],
  ['Ontario, CA', 'Ontario, CA'],
  ['Ontario, Canada', null],
  ['Springfield', null],
  ['Springfield, IL', 'Springfield, IL'],
  ['Jackson', null],
  ['Jackson, WY', 'Jackson, WY'],
  ['Charleston', null],
  ['Bloomington', null],
  ['Lamar', null],
  ['Lebanon', null],
  ['Columbus', 'Columbus, OH'],
  ['NYC', 'New York City, NY'],
  ['Kansas City, KS', 'Kansas City, KS'],
  ['Washington, D.C.', 'Washington, DC'],
  ['San Juan, PR', null],
  ['Guam', null],
  ['Puerto Rico', null],
  ['Hagatna, GU', null],
  ['Pago Pago, AS', null],
  ['St Thomas, VI', null],
  ['Pine, CO', 'Pine, CO'],
  ['Auburn', 'Auburn, WA'],
  ['Auburn AL', 'Auburn, AL'],
  ['Aberdeen', 'Aberdeen, WA'],
  ['Aberdeen, SD', 'Aberdeen, SD'],
  ['Everett', 'Everett, WA'],
  ['Fremont', 'Fremont, Seattle, WA'],
  ['Fremont, CA', 'Fremont, CA'],
  ['cap hill', 'Capitol Hill, Seattle, WA'],
  ['u district', 'University District, Seattle, WA'],
  ['SLU', 'South Lake Union, Seattle, WA'],
  ['Pike Place, Seattle', 'Pike Place Market, Seattle, WA'],
  ['King County', 'King County, WA'],
  ['Spokane Valley', 'Spokane Valley, WA'],
  ['I-5 exit 165', null],
  ['near me', null],
  ['radio', null],
  ['98101', 'Seattle, WA 98101'],
  ['98101-1234', 'Seattle, WA 98101'],
  ['98104-2208', 'Seattle, WA 98104'],
  ['seattle 98101', 'Seattle, WA 98101'],
  ['98109 seattle wa', 'Seattle, WA 98109'],
  ['90210 beverly hills', 'Beverly Hills, CA 90210'],
  ['Kent, WA 98032', 'Kent, WA 98032'],
  ['ballard seattle 98117', 'Seattle, WA 98117'],
  ['00901', null],
  ['98999', null],
  ['99999', null],
]

describe('PB-17, PB-18: what was typed', () => {
  it.each(TYPED)('%s means %s', (typed, meaning) => {
    expect(meaningOf(typed)).toBe(meaning)
  })

  it.each(TYPED.filter(([typed, meaning]) => meaning !== null && /, [A-Z]{2}$|\d{5}/.test(typed)))(
    'PB-19: %s is completed as it is searched',
    (typed, meaning) => {
      expect(places.suggestPlaces(typed)[0]?.canonical).toBe(meaning)
    },
  )

  it.each([
    ['Paris, France', 'Paris, TX'],
    ['Vancouver, BC', 'Vancouver, WA'],
    ['Portland, WA', 'Portland, OR'],
    ['Springfield', 'Springfield, IL'],
  ])('for %s offers %s', (typed, offer) => {
    expect(places.suggestPlaces(typed).map(({ canonical }) => canonical)).toContain(offer)
  })

  it.each([
    ['tacoma 98101', 'tacoma'],
    ['98101, OR', 'or'],
    ['Portland, OR 98101', 'portland or'],
    ['olympia 98999', '98999'],
    ['fremont 98103', undefined],
  ])('of %s names what contradicts: %s', (typed, unmatched) => {
    expect(places.resolvePlace(typed)?.unmatched).toBe(unmatched)
  })
})

describe('PB-20: pasted points', () => {
  it.each([
    '47.6062, -122.3321',
    '47.6062 -122.3321',
    '(47.6062, -122.3321)',
    '47.6062/-122.3321',
    'N47.6062 W122.3321',
    '47.6062° N, 122.3321° W',
    'geo:47.6062,-122.3321',
    'geo:47.6062,-122.3321?z=15',
    'https://www.google.com/maps/@47.6062,-122.3321,15z',
    'https://www.google.com/maps/place/Smith+Tower/@47.6,-122.3,17z/data=!3m1!4b1!3d47.6062!4d-122.3321',
    'https://maps.google.com/?q=47.6062,-122.3321',
    'https://maps.apple.com/?ll=47.6062,-122.3321&z=12',
    'https://www.openstreetmap.org/#map=15/47.6062/-122.3321',
    'https://www.openstreetmap.org/?mlat=47.6062&mlon=-122.3321',
    'lat: 47.6062, lng: -122.3321',
    'GPS: 47.6062, -122.3321',
  ])('%s', (typed) => {
    const point = places.resolvePlace(typed)
    expect(point).toMatchObject({ lat: 47.6062, lng: -122.3321, confidence: 1 })
    expect(places.suggestPlaces(typed)[0]?.canonical).toBe('47.6062, -122.3321')
    expect(places.resolvePlace(point?.canonical ?? '')).toEqual(point)
  })

  it.each(['45,120', '200.5, 300.5', '100 200', 'https://example.com/', '555-1234'])(
    '%s is no point',
    (typed) => {
      expect(places.resolvePlace(typed)?.canonical ?? '').not.toMatch(/^-?\d/)
    },
  )
})

import { describe, expect, test } from 'vitest'
import { headerWords, nameColumns } from './columns.ts'
import { adTypeOf, guessAdType, venueOf } from './guess-ad-type.ts'
import { guessMapping } from './guess-mapping.ts'

/** The guess with column names instead of indexes. */
function guess(columns: string[], ...samples: string[][]) {
  const { fields, specifications } = guessMapping(columns, samples)
  return {
    fields: Object.fromEntries(Object.entries(fields).map(([field, column]) => [field, columns[column]])),
    specifications: specifications.map((column) => columns[column]),
  }
}

test('columns get unique names', () => {
  expect(nameColumns(['Name', '', ' name ', 'Two\nlines', ''])).toEqual([
    'Name',
    'Column 2',
    'name (2)',
    'Two lines',
    'Column 5',
  ])
})

test.each([
  ['Street_Address', 'street address'],
  ['externalId', 'external id'],
  ['Vendor Inventory #', 'vendor inventory number'],
  ['Neighborhood Tabulation Area (NTA)', 'neighborhood tabulation area'],
  ['Público/Précio', 'publico precio'],
])('headerWords(%j) is %j', (header, words) => {
  expect(headerWords(header)).toBe(words)
})

describe('guessMapping', () => {
  test('the columns agencies export', () => {
    const columns = [
      'Vendor Inventory #',
      'Geopath ID #',
      'Format',
      'Market',
      'Location Description',
      'Size (HxW)',
      'Face',
      'Latitude',
      'Longitude',
      '4-Week Rate',
      'Weekly Impressions',
    ]
    const row = [
      'A-1',
      '7',
      'Bulletin',
      'Seattle',
      'I-5 at Mercer',
      "14'x48'",
      'N',
      '47.6',
      '-122.3',
      '$4,200',
      '120,000',
    ]
    expect(guess(columns, row)).toEqual({
      fields: {
        sellerUnitId: 'Vendor Inventory #',
        description: 'Location Description',
        adType: 'Format',
        price: '4-Week Rate',
        locationText: 'Market',
        lat: 'Latitude',
        lng: 'Longitude',
        audienceValue: 'Weekly Impressions',
      },
      specifications: ['Geopath ID #', 'Size (HxW)', 'Face'],
    })
  })

  test('the columns of a screen network', () => {
    const columns = [
      'Frame_ID',
      'Venue type',
      'Address',
      'Public price/Rate card',
      'City',
      'State',
      'Zipcode',
      'Frame_Category',
      'Slots quantity',
    ]
    const row = ['F1', 'Bar', '1 Pike St', '900', 'Seattle', 'WA', '98101', 'Digital', '8']
    expect(guess(columns, row).fields).toEqual({
      sellerUnitId: 'Frame_ID',
      venue: 'Venue type',
      address: 'Address',
      price: 'Public price/Rate card',
      city: 'City',
      state: 'State',
      postalCode: 'Zipcode',
      adType: 'Frame_Category',
    })
  })

  test('a name alone is not enough', () => {
    expect(guess(['Price', 'Latitude', 'Longitude'], ['see website', 'north', 'west']).fields).toEqual({})
  })

  test('repeated values are not unit ids', () => {
    expect(guess(['ID', 'Name'], ['1', 'A'], ['1', 'B']).fields).toEqual({ title: 'Name' })
  })

  test('a nameless column is recognized by its cells', () => {
    expect(guess(['Column 1', 'Call'], ['TACOMA,  WA', 'KNKX']).fields).toEqual({
      locationText: 'Column 1',
      title: 'Call',
    })
  })

  test('a single column of coordinates serves as both', () => {
    expect(guess(['Name', 'Location'], ['Wall', '(47.6, -122.3)']).fields).toEqual({
      title: 'Name',
      point: 'Location',
    })
  })

  test('half a pair of coordinates is ignored', () => {
    expect(guess(['Name', 'Lat'], ['Wall', '47.6']).fields).toEqual({ title: 'Name' })
  })
})

test.each([
  ['Digital Bulletin', 'digital'],
  ['Bus shelter', 'billboard'],
  ['FM station', 'radio'],
  ['Social Media', 'social'],
  ['Weekly newspaper', 'print'],
  ['Special Event', 'event'],
  ['Link5G_Ad', undefined],
  ['', undefined],
])('adTypeOf(%j) is %j', (text, adType) => {
  expect(adTypeOf(text)).toBe(adType)
})

test.each([
  ['LED screen kiosks.csv', ['a'], [['x']], 'digital'],
  ['list.csv', ['Stadium', 'Team'], [['Cheney Stadium', 'Rainiers']], 'event'],
  ['list.csv', ['Call'], [['KNKX 88.5 MHz']], 'radio'],
  ['radio-billboards.csv', ['Billboard', 'Bulletin'], [['a', 'b']], undefined],
  ['list.csv', ['Radio', 'Newspaper'], [['a', 'b']], undefined],
  ['list.csv', ['Name'], [['A']], undefined],
])('guessAdType(%j, %j)', (name, columns, samples, adType) => {
  expect(guessAdType({ name, columns, samples })?.adType).toBe(adType)
})

test.each([
  ['Casual dining', 'restaurant'],
  ['Ferry terminal', 'ferry'],
  ['stadium', 'stadium'],
  ['moon', undefined],
  ['804', 'bar'],
  ['80401', 'bar'],
  ['107', 'ferry'],
  ['102', 'transit'],
  ['20301', 'retail'],
  ['1001', undefined],
  ['11', undefined],
])('venueOf(%j) is %j', (text, venue) => {
  expect(venueOf(text)).toBe(venue)
})

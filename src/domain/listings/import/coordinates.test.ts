import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPoint, parseDegrees, parsePair } from './coordinates.ts'

test.each([
  ['47.6062', 47.6062],
  ['47,6062', 47.6062],
  [`47° 36' 22" N`, 47.60611],
  ['122.33 W', -122.33],
  ['122°19′56″W', -122.33222],
  ['north', undefined],
  ['', undefined],
])('parseDegrees(%j) is %j', (text, degrees) => {
  const value = parseDegrees(text)
  if (degrees === undefined) expect(value).toBeUndefined()
  else expect(value).toBeCloseTo(degrees, 4)
})

test.each([
  ['(47.6, -122.3)', { lat: 47.6, lng: -122.3 }],
  ['47.6 -122.3', { lat: 47.6, lng: -122.3 }],
  ['POINT (-122.3 47.6)', { lat: 47.6, lng: -122.3 }],
  ['Seattle, WA', undefined],
])('parsePair(%j)', (text, pair) => {
  expect(parsePair(text)).toEqual(pair)
})

describe('checkPoint', () => {
  const seattle = { lat: 47.6, lng: -122.3 }
  test.each([
    ['as it should be', 47.6, -122.3, { point: seattle }],
    ['swapped', -122.3, 47.6, { point: seattle, note: 'latitude and longitude were swapped' }],
    [
      'swapped within ±90',
      -80.2,
      25.8,
      { point: { lat: 25.8, lng: -80.2 }, note: 'latitude and longitude were swapped' },
    ],
    ['without its minus', 47.6, 122.3, { point: seattle, note: 'longitude had the wrong sign' }],
    ['swapped without its minus', 122.3, 47.6, { point: seattle, note: expect.stringContaining('swapped') }],
    [
      'American Samoa with the wrong sign',
      14.3,
      -170.7,
      { point: { lat: -14.3, lng: -170.7 }, note: 'latitude had the wrong sign' },
    ],
    ['zeros', 0, 0, { point: null, note: expect.stringContaining('missing') }],
    [
      'abroad',
      48.86,
      2.35,
      {
        point: { lat: 48.86, lng: 2.35 },
        note: 'the place is outside the United States, and prices are read as US dollars',
      },
    ],
    [
      'swapped abroad',
      139.7,
      35.7,
      { point: { lat: 35.7, lng: 139.7 }, note: 'latitude and longitude were swapped' },
    ],
    ['impossible', 95, 200, { problem: '95, 200 is no place on the globe' }],
  ])('%s', (_, lat, lng, expected) => {
    expect(checkPoint(lat, lng)).toEqual(expected)
  })

  test('keeps every point of the contiguous states and corrects it when swapped', () => {
    const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true })
    fc.assert(
      fc.property(degrees(24.3, 49.5), degrees(-125, -66.5), (lat, lng) => {
        expect(checkPoint(lat, lng)).toEqual({ point: { lat, lng } })
        expect(checkPoint(lng, lat)).toMatchObject({ point: { lat, lng } })
      }),
    )
  })
})

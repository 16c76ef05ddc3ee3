import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFeatures } from './geojson.ts'
import { type Geometry, representativePoint } from './geometry.ts'

async function* pieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}
const read = (text: string, size = 9) => Array.fromAsync(readFeatures(pieces(text, size)))

const feature = (properties: unknown, geometry: Geometry | null = null) => ({
  type: 'Feature',
  properties,
  geometry,
})
const collection = (features: unknown[], space?: number) =>
  JSON.stringify(
    { type: 'FeatureCollection', name: 'features', bbox: [[1], [2]], features, after: [[{}]] },
    null,
    space,
  )

describe('readFeatures', () => {
  test('flattens properties and adds a point', async () => {
    const geometry = { type: 'Point', coordinates: [-122.3, 47.6] }
    const [row] = await read(
      collection([feature({ Name: 'Wall', size: { h: 14 }, tags: ['a', 'b'], none: null }, geometry)]),
    )
    expect(Object.fromEntries(row!.properties)).toEqual({
      Name: 'Wall',
      'size.h': '14',
      tags: 'a; b',
      none: '',
      'geometry latitude': '47.6',
      'geometry longitude': '-122.3',
    })
  })

  test('reports the line of each feature', async () => {
    const rows = await read(collection([feature({ a: '1' }), feature({ a: '{"[\\' })], 2))
    expect(rows.map(({ line }) => line)).toEqual([13, 20])
    expect(rows.map(({ properties }) => properties.get('a'))).toEqual(['1', '{"[\\'])
  })

  test('a broken feature is reported, the others are read', async () => {
    const text = `{"features":[{"properties":{"a":1}},\n{"properties":{"a":nope}},\n{"properties":{"a":3}}]}`
    const rows = await read(text)
    expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
      [1, undefined],
      [2, 'This feature is not valid JSON.'],
      [3, undefined],
    ])
  })

  test('a file truncated inside a feature is reported', async () => {
    const rows = await read('{"features":[{"properties":{"a":1}},\n{"properties":{"a"')
    expect(rows.at(-1)).toMatchObject({ line: 2, problem: 'The file ends in the middle of this feature.' })
  })

  test('properties round-trip, in any chunks', async () => {
    const values = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(values, fc.integer({ min: 1, max: 50 }), async (values, size) => {
        const rows = await read(collection(values.map((v) => feature({ v }))), size)
        expect(rows.map(({ properties }) => properties.get('v'))).toEqual(values)
      }),
    )
  })
})

const box = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]

describe('representativePoint', () => {
  test.each<[string, Geometry | null, unknown]>([
    ['none', null, null],
    ['a point', { type: 'Point', coordinates: [2, 1] }, { lat: 1, lng: 2 }],
    ['a broken point', { type: 'Point', coordinates: ['x', 1] }, null],
    [
      'a line',
      {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [1, 5],
          [2, 0],
        ],
      },
      { lat: 5, lng: 1 },
    ],
    [
      'a collection',
      { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [3, 4] }] },
      { lat: 4, lng: 3 },
    ],
    ['an empty polygon', { type: 'Polygon', coordinates: [] }, null],
  ])('%s', (_, geometry, point) => {
    expect(representativePoint(geometry)).toEqual(point)
  })

  test('lies inside a ring-shaped polygon, not in its hole', () => {
    const point = representativePoint({ type: 'Polygon', coordinates: [box(0, 0, 10, 10), box(2, 2, 8, 8)] })!
    expect(point.lng < 2 || point.lng > 8).toBe(true)
    expect(point.lat).toBeCloseTo(5, 1)
  })

  test('takes the largest of several polygons', () => {
    const coordinates = [[box(0, 0, 1, 1)], [box(10, 10, 20, 20)]]
    expect(representativePoint({ type: 'MultiPolygon', coordinates })!.lng).toBe(15)
  })
})

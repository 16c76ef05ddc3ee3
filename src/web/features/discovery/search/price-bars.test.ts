import { describe, expect, it } from 'vitest'
import { PRICE_SCALES } from '#domain/listings/price-basis.ts'
import { formatMiles } from './format-miles.ts'
import { isStart } from './is-start.ts'
import { listPlaceShapes, toCircle } from './map-shapes.ts'
import { keepBeyond, listBases, toBars } from './price-bars.ts'

const SCALE = PRICE_SCALES.month
const histogram = (counts: number[], step: number) =>
  ({ min: SCALE.min, max: SCALE.max, step, counts }) as never

describe('the bars of prices', () => {
  it('are empty before an answer, or after one on another scale', () => {
    for (const given of [undefined, { ...(histogram([5], 100) as object), max: 1 } as never])
      expect(toBars(given, SCALE).every(({ count }) => count === 0)).toBe(true)
  })

  it('lose no space, and put what is beyond into the last', () => {
    const step = (SCALE.max - SCALE.min) / 100
    const counts = Array.from({ length: 101 }, (_, i) => i % 4)
    const bars = toBars(histogram(counts, step), SCALE)
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(
      counts.reduce((sum, count) => sum + count, 0),
    )
  })

  it('follow one another without a gap', () => {
    const bars = toBars(undefined, SCALE)
    for (const [i, bar] of bars.entries()) if (i > 0) expect(bar.from).toBeCloseTo(bars[i - 1]!.to, 6)
    expect(bars.at(-1)!.to).toBeCloseTo(SCALE.max - SCALE.min, 6)
  })
})

it.each([
  ['an end that stands for more', [0, 10_000], [0, 15_000], [0, 15_000]],
  ['an end that was moved', [0, 9_000], [0, 15_000], [0, 9_000]],
  ['an end that was reached', [0, 10_000], [0, 5_000], [0, 10_000]],
  ['a least price beyond the scale', [10_000, 10_000], [12_000, 15_000], [12_000, 15_000]],
] as const)('commits %s: %j of %j', (_what, shown, stated, expected) => {
  expect(keepBeyond(shown, { stated: [...stated], scale: SCALE })).toEqual(expected)
})

it.each([
  ['no dates', {}, false],
  ['one day', { availableFrom: '2027-03-01' }, true],
  ['dates', { availableFrom: '2027-03-01', availableTo: '2027-03-28' }, true],
])('with %s totals are offered: %s', (_what, state, expected) => {
  expect(listBases(state).some(({ value }) => value === 'total')).toBe(expected)
})

it.each([
  [0, '0.0 mi'],
  [1.609344, '1.0 mi'],
  [15, '9.3 mi'],
  [17, '11 mi'],
  [2000, '1,243 mi'],
])('%d km are %s', (km, text) => {
  expect(formatMiles(km)).toBe(text)
})

it.each([
  ['price', {}, true],
  ['price', { priceMin: 100 }, false],
  ['price', { priceMax: 0 }, false],
  ['adType', {}, false],
])('the filter %s of %j was set by nobody: %s', (key, state, expected) => {
  expect(isStart({ key } as never, state)).toBe(expected)
})

describe('what is drawn of searched places', () => {
  const place = (radiusKm: number | null) => ({ lat: 47, lng: -122, radiusKm })
  const shapes = (given: object) => listPlaceShapes(given as never)

  it.each([
    ['nothing without an answer', undefined, 0, 0],
    ['nothing of an unknown place', { place: null, outline: null, others: [] }, 0, 0],
    ['a boundary', { place: place(5), outline: [[-122, 47]], others: [] }, 1, 0],
    ['a circle where no boundary is known', { place: place(5), outline: null, others: [] }, 0, 1],
    ['nothing of a point', { place: place(null), outline: null, others: [] }, 0, 0],
    [
      'each of several',
      { place: place(5), outline: [[-122, 47]], others: [{ place: place(3), outline: null }] },
      1,
      1,
    ],
  ])('%s', (_what, answer, areas, circles) => {
    const drawn = shapes(answer as never)
    expect([drawn.areas.length, drawn.circles.length]).toEqual([areas, circles])
  })

  it('has its corners the right way round', () => {
    const { areas } = shapes({ place: place(null), outline: [[-122.3, 47.6]], others: [] })
    expect(areas).toEqual([[{ lat: 47.6, lng: -122.3 }]])
  })

  it.each([
    ['47.6,-122.3', 5, { center: { lat: 47.6, lng: -122.3 }, radiusKm: 5 }],
    ['47.6,-122.3', undefined, undefined],
    [undefined, 5, undefined],
    ['nowhere', 5, undefined],
  ])('around %s within %s km', (near, radiusKm, circle) => {
    expect(toCircle(near, radiusKm)).toEqual(circle)
  })
})

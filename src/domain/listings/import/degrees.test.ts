import { describe, expect, test } from 'vitest'
import { readFirst } from '#test/support/listings/read-columns.ts'

describe('PB-21: degrees in other notations', () => {
  test.each([
    ['N47.6062', 'W122.3321'],
    ['47 36 22.3', '-122 19 55.6'],
    ['47-36-22.3 N', '122-19-55.6 W'],
    ['47° 36.372′ N', '122° 19.926′ W'],
  ])('%s, %s', async (lat, lng) => {
    const draft = await readFirst({ Latitude: lat, Longitude: lng })
    expect(draft.lat).toBeCloseTo(47.6062, 3)
    expect(draft.lng).toBeCloseTo(-122.3321, 3)
  })

  test.each([
    '47.6062 / -122.3321',
    '47.6062; -122.3321',
    'N47.6062 W122.3321',
    `47°36'22.3"N 122°19'55.6"W`,
  ])('pair %s', async (cell) => {
    const draft = await readFirst({ Coordinates: cell })
    expect(draft.lat).toBeCloseTo(47.6062, 3)
    expect(draft.lng).toBeCloseTo(-122.3321, 3)
  })
})

import { describe, expect, it } from 'vitest'
import { createHighlight, type Highlighted, isWithin } from './highlight.ts'

const BOUNDS = { south: 47.3, west: -122.3, north: 47.45, east: -122.1 }
const space = (id: number): Highlighted => ({ id, coordinates: null })

describe('what is lit on list and map', () => {
  it('is heard by both, once a change', () => {
    const highlight = createHighlight()
    let heard = 0
    const stop = highlight.subscribe(() => {
      heard += 1
    })
    for (const next of [null, space(7), space(7), space(8), null]) highlight.set(next)
    stop()
    highlight.set(space(9))
    expect([heard, highlight.get()]).toEqual([3, space(9)])
  })

  it('a cluster is another when its bounds are', () => {
    const highlight = createHighlight()
    let heard = 0
    highlight.subscribe(() => {
      heard += 1
    })
    highlight.set({ id: null, bounds: BOUNDS })
    highlight.set({ id: null, bounds: BOUNDS })
    highlight.set({ id: null, bounds: { ...BOUNDS } })
    highlight.set(space(7))
    expect(heard).toBe(3)
  })
})

it.each([
  ['the middle', 47.4, -122.2, true],
  ['the edge', 47.3, -122.3, true],
  ['the edge, as the index rounds it', 47.2999995, -122.3, true],
  ['north of it', 47.46, -122.2, false],
  ['east of it', 47.4, -122.05, false],
])('%s is within: %s', (_what, lat, lng, expected) => {
  expect(isWithin({ lat, lng }, BOUNDS)).toBe(expected)
})

import { describe, expect, it } from 'vitest'
import type { MapAnswer } from '#contract/discovery/search.ts'
import { HOME_TARGET } from '../../../map/viewport.ts'
import { findTarget, targetKey } from './find-target.ts'
import type { SearchState } from './search-state.ts'

const KENT = { south: 47.3, west: -122.3, north: 47.45, east: -122.1 }
const answer = (part: object = {}) =>
  ({
    place: null,
    others: [],
    outline: null,
    bounds: null,
    total: 3,
    reading: null,
    ...part,
  }) as unknown as MapAnswer
const place = (bounds: object) => ({ name: 'Kent', kind: 'city', lat: 47.4, lng: -122.2, bounds })

describe('where the map goes', () => {
  it('to the view of the address', () => {
    const target = findTarget({ bbox: '-122.4,47.2,-122.0,47.6', zoom: 11 }, undefined)
    expect(target).toMatchObject({ zoom: 11 })
    expect(target!.center!.lat).toBeCloseTo(47.4, 1)
    expect(target!.center!.lng).toBeCloseTo(-122.2, 5)
  })

  it('to all of it where no zoom is named', () => {
    expect(findTarget({ bbox: '-122.4,47.2,-122,47.6' }, undefined)).toMatchObject({
      bounds: { west: -122.4, south: 47.2, east: -122, north: 47.6 },
    })
  })

  it('around the visitor, with a radius', () => {
    const { bounds } = findTarget({ near: '47.6,-122.3', radiusKm: 10 }, undefined)!
    expect(bounds!.north).toBeGreaterThan(47.6)
    expect(bounds!.south).toBeLessThan(47.6)
  })

  it('waits for the answer about a place', () => {
    expect(findTarget({ location: 'Kent' }, undefined)).toBeUndefined()
  })

  it('to the spaces that were found', () => {
    expect(findTarget({ location: 'Kent' }, answer({ place: place(KENT), bounds: KENT }))!.bounds).toEqual(
      KENT,
    )
  })

  it('to a known boundary as a whole, not just where its spaces are', () => {
    const small = { south: 47.38, west: -122.2, north: 47.39, east: -122.19 }
    const found = answer({ place: place(KENT), outline: { type: 'Polygon' }, bounds: small })
    expect(findTarget({ location: 'Kent' }, found)!.bounds).toEqual(KENT)
  })

  it('stays where nothing is found at an unknown place', () => {
    expect(findTarget({ location: 'Nowhere' }, answer({ total: 0 }))).toBeUndefined()
  })

  it('home where nothing says more', () => {
    expect(findTarget({}, answer())).toEqual({ ...HOME_TARGET, key: targetKey({}) })
  })
})

describe('the map is moved again', () => {
  const isSame = (one: SearchState, other: SearchState) => targetKey(one) === targetKey(other)

  it.each<[string, SearchState, SearchState, boolean]>([
    ['not by a filter', { location: 'Kent' }, { location: 'Kent', adType: ['radio'] }, true],
    ['not by a pin that is pressed', { location: 'Kent' }, { location: 'Kent', selected: 7 }, true],
    [
      'not by where distances are counted from',
      { location: 'Kent' },
      { location: 'Kent', near: '47,-122' },
      true,
    ],
    ['by another place', { location: 'Kent' }, { location: 'Tacoma' }, false],
    ['by a radius', { near: '47,-122' }, { near: '47,-122', radiusKm: 5 }, false],
    ['by another view', { bbox: '1,2,3,4' }, { bbox: '1,2,3,5' }, false],
    [
      'not by the place that the view came from',
      { bbox: '1,2,3,4' },
      { bbox: '1,2,3,4', location: 'Kent' },
      true,
    ],
  ])('%s', (_what, one, other, expected) => {
    expect(isSame(one, other)).toBe(expected)
  })
})

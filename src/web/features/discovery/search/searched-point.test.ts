import { expect, it } from 'vitest'
import type { MapAnswer } from '#contract/discovery/search.ts'
import type { SearchState } from './search-state.ts'
import { searchedPoint } from './searched-point.ts'

const answer = (kind: string, others: object[] = []) =>
  ({ place: { kind, lat: 47.4, lng: -122.2 }, others }) as unknown as MapAnswer

it.each<[string, SearchState, MapAnswer | undefined, object | undefined]>([
  ['everywhere', {}, undefined, undefined],
  ['near somebody', { near: '47.6,-122.3', radiusKm: 5 }, undefined, { lat: 47.6, lng: -122.3 }],
  ['a view', { bbox: '-122.4,47.2,-122.0,47.6' }, undefined, { lat: 47.4, lng: -122.2 }],
  ['a view too large to be searched', { bbox: '-125,45,-117,49' }, undefined, undefined],
  ['a place', { location: 'Kent' }, answer('city'), { lat: 47.4, lng: -122.2 }],
  ['a state', { location: 'Washington' }, answer('state'), undefined],
  ['one of several places', { location: 'Kent or Renton' }, answer('city', [{}]), undefined],
  ['a place nobody knows yet', { location: 'Kent' }, undefined, undefined],
])('the middle of %s', (_what, state, given, point) => {
  const found = searchedPoint(state, given)
  if (!point) expect(found).toBeUndefined()
  else
    expect(found).toEqual({
      lat: expect.closeTo((point as { lat: number }).lat, 5),
      lng: expect.closeTo((point as { lng: number }).lng, 5),
    })
})

import type { MapAnswer } from '#contract/discovery/search.ts'
import { type Bounds, boundsOf } from '#domain/geo.ts'
import { required } from '#domain/required.ts'
import { boundsAround, canFit, centerOf, HOME_TARGET, type MapTarget } from '../../../map/viewport.ts'
import { parseBbox, parsePoint, parsePolygon, type SearchState } from './search-state.ts'
import { listPlaces } from './where.ts'

/** Names what the map is to show: while it stays the same, the map is not moved. */
export function targetKey(state: SearchState): string {
  if (state.bbox) return `view ${state.bbox} ${state.zoom ?? ''}`
  const { location, q, ids, near, radiusKm, polygon } = state
  return `place ${JSON.stringify([location, q, ids, radiusKm === undefined ? undefined : near, radiusKm, polygon])}`
}

/** Where the map goes for a search; undefined while that is not known. */
export function findTarget(state: SearchState, answer: MapAnswer | undefined): MapTarget | undefined {
  const key = targetKey(state)
  const view = parseBbox(state.bbox)
  if (view)
    return state.zoom === undefined
      ? { key, bounds: view }
      : { key, center: centerOf(view), zoom: state.zoom }
  const near = parsePoint(state.near)
  if (near && state.radiusKm !== undefined) return { key, bounds: boundsAround(near, state.radiusKm) }
  const drawn = boundsOf(parsePolygon(state.polygon) ?? [])
  if (drawn) return { key, bounds: drawn }
  if (!answer) return undefined
  // a known boundary is shown whole, not just where its spaces are
  const bounds = (answer.outline ? null : answer.bounds) ?? aroundAll(listPlaces(answer))
  if (bounds && canFit(bounds)) return { key, bounds }
  return answer.total === 0 && state.location ? undefined : { ...HOME_TARGET, key }
}

/** None of the places that are asked for together lies beyond the antimeridian of another. */
function aroundAll(places: readonly { bounds: Bounds }[]): Bounds | null {
  if (places.length === 1) return required(places[0]).bounds
  return boundsOf(
    places.flatMap(({ bounds: { south, west, north, east } }) => [
      { lat: south, lng: west },
      { lat: north, lng: east },
    ]),
  )
}

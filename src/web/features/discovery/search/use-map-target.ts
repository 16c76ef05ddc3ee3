import { useCallback, useRef } from 'react'
import type { MapAnswer } from '#contract/discovery/search.ts'
import { type Bounds, boundsOf } from '#domain/geo.ts'
import { required } from '#domain/required.ts'
import { boundsAround, canFit, centerOf, HOME_TARGET, type MapTarget } from '../../../map/viewport.ts'
import { parseBbox, parsePoint, parsePolygon, type SearchState } from './search-state.ts'
import { listPlaces } from './where.ts'

/**
 * The map's target viewport for a search: the viewport in the URL, else the searched place, else the
 * results. Filters alone do not move it, nor does a URL written by the map's own move.
 */
export function useMapTarget(state: SearchState, answer: MapAnswer | undefined) {
  const target = useRef<MapTarget | undefined>(undefined)
  /**
   * URLs of the map's own moves, the latest, and the one before them: until the latest is rendered, any of them may be.
   */
  const own = useRef({ keys: new Set<string>(), last: '' })
  const shown = useRef('')
  const key = targetKey(state)
  shown.current = key
  if (key === own.current.last) own.current.keys = new Set([key])
  if (key !== target.current?.key && !own.current.keys.has(key)) {
    const next = findTarget(state, answer, key)
    if (next) target.current = next
  }
  /** A search caused by the map itself: it must not move it. */
  const rememberOwnMove = useCallback((next: SearchState) => {
    const last = targetKey(next)
    own.current = { keys: new Set([...own.current.keys, shown.current, last]), last }
    target.current = undefined
  }, [])
  return { target: target.current, rememberOwnMove }
}

function targetKey(state: SearchState): string {
  if (state.bbox) return `view ${state.bbox} ${state.zoom ?? ''}`
  const { location, q, ids, near, radiusKm, polygon } = state
  return `place ${JSON.stringify([location, q, ids, radiusKm === undefined ? undefined : near, radiusKm, polygon])}`
}

function findTarget(state: SearchState, answer: MapAnswer | undefined, key: string): MapTarget | undefined {
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

import { useCallback, useRef } from 'react'
import type { MapAnswer } from '#contract/discovery/search.ts'
import type { MapTarget } from '../../../map/viewport.ts'
import { findTarget, targetKey } from './find-target.ts'
import type { SearchState } from './search-state.ts'

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
    const next = findTarget(state, answer)
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

import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import {
  afterCheck,
  isWorkingLibrary,
  type MapLibrary,
  nextCheckDelay,
  reloaded,
  UNCHECKED,
} from './map-check.ts'
import { advancePageMap, isSettled, PAGE_MAP, type PageMap, STARTING } from './page-map.ts'

/** The map chunk; `L` is Leaflet itself. */
interface MapModule {
  L: unknown
}

interface LoadedLibrary<Module> extends MapLibrary {
  module: Module | null
  reload: () => void
}

/** Lazy-loads the map's chunk and checks that its library works. */
function useMapLibrary<Module extends MapModule>(
  load: () => Promise<Module>,
  isWanted: boolean,
): LoadedLibrary<Module> {
  const [state, setState] = useState(UNCHECKED)
  const module = useRef<Module | null>(null)
  useEffect(() => {
    const delay = isWanted ? nextCheckDelay(state) : null
    if (delay === null) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const loaded = await load().catch(() => null)
      if (!isCurrent) return
      module.current = loaded
      setState(afterCheck(state, isWorkingLibrary(loaded?.L)))
    }, delay)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [state, isWanted, load])
  const reload = useCallback(() => setState(reloaded()), [])
  return { ...state, module: state.isLoaded ? module.current : null, reload }
}

export interface MapOnPage<Module> {
  page: PageMap
  module: Module | null
  loadError: string | null
  onReady: () => void
  onFailed: (error?: unknown) => void
  /** Resets the attempt count and loads the map again. */
  retry: () => void
}

/** Loading state of a page's map. Nothing is loaded before `isWanted`. `load` must be a stable function. */
export function useMapOnPage<Module extends MapModule>(
  load: () => Promise<Module>,
  isWanted: boolean,
): MapOnPage<Module> {
  const library = useMapLibrary(load, isWanted)
  const [page, send] = useReducer(advancePageMap, STARTING)
  const { reload, useStaticMap } = library
  const settled = isSettled(page)
  useEffect(() => {
    if (useStaticMap) send('failed')
  }, [useStaticMap])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt has its own five-second timeout
  useEffect(() => {
    if (!isWanted || settled) return
    const timer = setTimeout(() => send('timeout'), PAGE_MAP.timeoutMs)
    return () => clearTimeout(timer)
  }, [isWanted, settled, page.attempt])
  useEffect(() => {
    if (page.attempt > 0) reload()
  }, [page.attempt, reload])
  return {
    page,
    module: library.module,
    loadError: library.loadError,
    onReady: useCallback(() => send('ready'), []),
    onFailed: useCallback(() => send('failed'), []),
    retry: useCallback(() => send('retry'), []),
  }
}

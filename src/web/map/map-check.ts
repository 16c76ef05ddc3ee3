/** How often and how far apart the map library is tried, in ms (specification, section 9). */
export const MAP_CHECK = { attempts: 5, intervalMs: 300, reloadDelayMs: 300 } as const

const MAP_ERRORS = {
  check: 'Leaflet library not fully functional',
  reload: 'Leaflet library not functional after reload attempt',
} as const

/** What a page needs to know: the library works, or a static map stands in for it and why. */
export interface MapLibrary {
  isLoaded: boolean
  useStaticMap: boolean
  loadError: string | null
  /** Checks that failed since the start or the last reload. */
  failures: number
  isReload: boolean
}

export const UNCHECKED: MapLibrary = {
  isLoaded: false,
  useStaticMap: false,
  loadError: null,
  failures: 0,
  isReload: false,
}

/** The state after one check. A reload has one check, the first start five. */
export function afterCheck(state: MapLibrary, works: boolean): MapLibrary {
  if (works) return { ...UNCHECKED, isLoaded: true, isReload: state.isReload }
  const failures = state.failures + 1
  const allowed = state.isReload ? 1 : MAP_CHECK.attempts
  if (failures < allowed) return { ...state, failures }
  return {
    ...state,
    failures,
    useStaticMap: true,
    loadError: state.isReload ? MAP_ERRORS.reload : MAP_ERRORS.check,
  }
}

/** Forgets what was found; one more check follows. */
export function reloaded(): MapLibrary {
  return { ...UNCHECKED, isReload: true }
}

/** Ms until the next check; null when there is none to make. */
export function nextCheckDelay(state: MapLibrary): number | null {
  if (state.isLoaded || state.useStaticMap) return null
  if (state.isReload) return MAP_CHECK.reloadDelayMs
  return state.failures === 0 ? 0 : MAP_CHECK.intervalMs
}

const NEEDED = ['map', 'tileLayer', 'marker', 'divIcon', 'latLngBounds'] as const

/** True when the library can do what the map asks of it. */
export function isWorkingLibrary(library: unknown): boolean {
  const found = library as Partial<Record<(typeof NEEDED)[number], unknown>> | null | undefined
  return NEEDED.every((name) => typeof found?.[name] === 'function')
}

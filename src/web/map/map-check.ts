/** Retry count and interval of the map library check, in ms (specification, section 9). */
export const MAP_CHECK = { attempts: 5, intervalMs: 300, reloadDelayMs: 300 } as const

const MAP_ERRORS = {
  check: 'Leaflet library not fully functional',
  reload: 'Leaflet library not functional after reload attempt',
} as const

/** State of the check: the library works, or a static map replaces it and why. */
export interface MapLibrary {
  isLoaded: boolean
  useStaticMap: boolean
  loadError: string | null
  /** Failed checks since the start or the last reload. */
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

/** State after one check. A reload gets one check, the initial load five. */
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

/** Resets the state; one more check follows. */
export function reloaded(): MapLibrary {
  return { ...UNCHECKED, isReload: true }
}

/** Delay in ms until the next check; null when none is due. */
export function nextCheckDelay(state: MapLibrary): number | null {
  if (state.isLoaded || state.useStaticMap) return null
  if (state.isReload) return MAP_CHECK.reloadDelayMs
  return state.failures === 0 ? 0 : MAP_CHECK.intervalMs
}

const NEEDED = ['map', 'tileLayer', 'marker', 'divIcon', 'latLngBounds'] as const

/** Feature detection: whether the library has the functions the map uses. */
export function isWorkingLibrary(library: unknown): boolean {
  const found = library as Partial<Record<(typeof NEEDED)[number], unknown>> | null | undefined
  return NEEDED.every((name) => typeof found?.[name] === 'function')
}

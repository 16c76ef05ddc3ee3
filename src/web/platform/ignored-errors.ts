/** Errors of the map library that the map's own fallback already handles. */
export const IGNORED_ERRORS = /leaflet/i

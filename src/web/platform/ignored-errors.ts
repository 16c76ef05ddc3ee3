/** The map library fails in ways that the map's own fallback answers. */
export const IGNORED_ERRORS = /leaflet/i

import { BOX, OUTLINE, POINT } from '#domain/discovery/search/area-parameters.ts'
import { oneOf, wholeNumber } from '#domain/discovery/search/parameter.ts'
import {
  CURSOR,
  parseLenient,
  SEARCH_PARAMETERS,
  type StoredSearch,
} from '#domain/discovery/search/search-filters.ts'
import type { Bounds, LatLng } from '#domain/geo.ts'
import { MAX_ID } from '#domain/limits.ts'

/**
 * The complete search state, as in the URL. Absent means the default; the price's default is the slider's
 * (0 to 5000), and its upper end means "no limit".
 */
export interface SearchState extends StoredSearch {
  /** Id of the space selected on the map. */
  selected?: number
  /** What a small screen shows; defaults to the list. */
  view?: 'map'
  /** Start of this page of the list; used only by visitors without scripts. */
  cursor?: string
  /** What the header's search sends without scripts where the page has a field named `location`: becomes that. */
  place?: undefined
}

const PARAMETERS = {
  ...SEARCH_PARAMETERS,
  selected: wholeNumber(1, MAX_ID),
  view: oneOf(['map']),
  cursor: CURSOR,
} as const

/** Parses the URL. Invalid values are dropped, so that a mistyped URL still shows a search. */
export function parseSearchState(raw: Record<string, unknown>): SearchState {
  if (raw.place === undefined) return parseLenient(PARAMETERS, raw)
  return { ...parseLenient(PARAMETERS, { location: raw.place, ...raw }), place: undefined }
}

export function parseBbox(value: string | undefined): Bounds | undefined {
  return BOX.parse(value).value
}

export function parsePoint(value: string | undefined): LatLng | undefined {
  return POINT.parse(value).value
}

/** Corners of a drawn area. */
export function parsePolygon(value: string | undefined): readonly LatLng[] | undefined {
  return OUTLINE.parse(value).value
}

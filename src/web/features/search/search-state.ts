import type { Bounds, LatLng } from '#domain/geo.ts'
import { MAX_ID, PRICE_SLIDER } from '#domain/limits.ts'
import { BOX, OUTLINE, POINT } from '#domain/search/area-parameters.ts'
import { oneOf, wholeNumber } from '#domain/search/parameter.ts'
import { CURSOR, type HeldSearch, holdParameters, SEARCH_PARAMETERS } from '#domain/search/search-filters.ts'

/**
 * Everything a search is, as the address bar holds it. Absent means the default; the price's default is the slider's
 * (0 to 5000), and its upper end means "no limit".
 */
export interface SearchState extends HeldSearch {
  /** Id of the space chosen on the map. */
  selected?: number
  /** What a small screen shows; the list unless said. */
  view?: 'map'
  /** Where this page of the list starts; only readers without scripts follow it. */
  cursor?: string
}

const PARAMETERS = {
  ...SEARCH_PARAMETERS,
  selected: wholeNumber(1, MAX_ID),
  view: oneOf(['map']),
  cursor: CURSOR,
} as const

/** Reads the address. Whatever cannot be understood is dropped, so a mistyped address still shows a search. */
export function parseSearchState(raw: Record<string, unknown>): SearchState {
  return holdParameters(PARAMETERS, raw)
}

/** The price range in force, in dollars. */
export function priceRange(state: SearchState): [min: number, max: number] {
  return [state.priceMin ?? PRICE_SLIDER.default[0], state.priceMax ?? PRICE_SLIDER.default[1]]
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

/** Five decimals: about a metre. */
export function formatPolygon(ring: readonly LatLng[]): string {
  const round = (degrees: number) => Number(degrees.toFixed(5))
  return OUTLINE.format(ring.map(({ lat, lng }) => ({ lat: round(lat), lng: round(lng) })))
}

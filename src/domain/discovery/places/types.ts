import type { Bounds, LatLng } from '../../geo.ts'

export const PLACE_KINDS = ['city', 'zip', 'neighborhood', 'landmark', 'state', 'county', 'area'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** Kind of landmark; determines its icon and which venue a request near it may mean. */
export const LANDMARK_KINDS = [
  'airport',
  'attraction',
  'campus',
  'ferry',
  'hospital',
  'mall',
  'military',
  'park',
  'stadium',
  'street',
  'transit',
  'venue',
] as const
export type LandmarkKind = (typeof LANDMARK_KINDS)[number]

/** One ring, `[lng, lat]` in degrees (GeoJSON order), unclosed: the last point joins the first. */
export type Ring = readonly (readonly [number, number])[]

/** A resolved place, with the area that a search for it should cover. */
export interface Place {
  /** Its name, spelled correctly: `Capitol Hill`. */
  name: string
  kind: PlaceKind
  landmark: LandmarkKind | null
  /** City of a neighborhood or landmark: `Seattle`. */
  parent: string | null
  /** Two-letter code; null only for a country-wide area. */
  state: string | null
  /** Full unambiguous name: `Capitol Hill, Seattle, WA`; it resolves to this place again. */
  canonical: string
  lat: number
  lng: number
  /** Bounding box of the area, for the map's viewport. */
  bounds: Bounds
  /** Outline where one is known; a search should prefer it to the circle. */
  polygon: Ring | null
  /** Circle around `lat`/`lng`, km; null when the polygon or the box is more accurate (states, counties). */
  radiusKm: number | null
  population: number
}

export interface ResolvedPlace extends Place {
  /** 0–1: 1 is exact and unambiguous, below 0.6 a guess worth telling the user about. */
  confidence: number
  /** One of several of its name, or not where the words put it: to be offered, not shown. */
  isDoubtful?: true
  /** Words typed beside it that contradict it, or a ZIP code that does not exist: to be named. */
  unmatched?: string
}

/** A place named inside a longer text; `start`/`end` are UTF-16 offsets into that text. */
export interface PlaceSpan {
  start: number
  end: number
  text: string
  place: ResolvedPlace
  /** A name that is as likely a word, a person or a company: its sentence must tell. */
  unsure?: true
}

export interface ResolveOptions {
  /** Usually the map's center: of equal names, the nearest wins. */
  near?: LatLng | undefined
}

export interface SuggestOptions extends ResolveOptions {
  /** 1–20, default 8. */
  limit?: number | undefined
}

/** A ZIP's point, and its part of its city's people. */
export interface ZipPeople extends LatLng {
  people: number
}

export interface Gazetteer {
  /** The single best match for a search box or form field, or null. Never throws; work is bounded for any input. */
  resolvePlace(text: string, options?: ResolveOptions): ResolvedPlace | null
  /**
   * Places named in a sentence, in order, without overlaps. Ordinary words that are also towns need context; where it is thin,
   * they are `unsure`.
   */
  findPlacesInText(text: string, options?: ResolveOptions): PlaceSpan[]
  /** Autocompletion, best first. */
  suggestPlaces(prefix: string, options?: SuggestOptions): ResolvedPlace[]
  /** Nearest postal town within 40 km of a point, `Boston, MA`; undefined where there is none. */
  findTownNear(point: LatLng): string | undefined
  /** ZIP points inside a box with the people around each, by ZIP. */
  listZipPeople(bounds: Bounds): ZipPeople[]
}

/** The generated tables as text, see `db/places/README.md`. */
export interface PlaceTables {
  cities: string
  zips: string
  areas: string
}

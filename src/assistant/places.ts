import type { LatLng } from '#domain/geo.ts'

export type PlaceKind = 'city' | 'zip' | 'neighborhood' | 'landmark' | 'state' | 'county' | 'area'

/** The part of a gazetteer's place the assistants read. */
export interface KnownPlace extends LatLng {
  /** Own name, spelled right: `Capitol Hill`. */
  name: string
  kind: PlaceKind
  /** Circle around the place, km; null when its outline says it better. */
  radiusKm: number | null
}

/** A place named in a text; `start` and `end` are UTF-16 offsets into that text, end exclusive. */
export interface PlaceMention {
  start: number
  end: number
  place: KnownPlace
}

/** Finds the places a text names, in order, not overlapping. Pure and offline; the gazetteer's `findPlacesInText` fits. */
export type FindPlaces = (text: string) => readonly PlaceMention[]

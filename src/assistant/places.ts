import type { LatLng } from '#domain/geo.ts'

export type PlaceKind = 'city' | 'zip' | 'neighborhood' | 'landmark' | 'state' | 'county' | 'area'

/** The fields of a gazetteer place the assistants read. */
export interface KnownPlace extends LatLng {
  /** Canonical name: `Capitol Hill`. */
  name: string
  kind: PlaceKind
  /** Two letters; null where it is of no single state. */
  state: string | null
  /** 0 where nobody is counted. */
  population: number
  /** Circle around the place, km; null when its outline is more precise. */
  radiusKm: number | null
  /** The town that it is a part of; null where it is of none, absent where nobody knows. */
  parent?: string | null
}

/** A place mentioned in a text; `start` and `end` are UTF-16 offsets into that text, end exclusive. */
export interface PlaceMention {
  start: number
  end: number
  place: KnownPlace
  /** A name that may as well be a word or a person. */
  unsure?: true
}

/**
 * Finds the places mentioned in a text, in order, not overlapping. Pure and offline; implemented by the gazetteer's
 * `findPlacesInText`.
 */
export type FindPlaces = (text: string) => readonly PlaceMention[]

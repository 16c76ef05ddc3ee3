import type { Bounds } from '../../geo.ts'
import type { LandmarkKind, PlaceKind } from './types.ts'

/** When a name is recognized in a sentence: always, only in a place's position ("in …"), or only with its state. */
export type Standing = 'bare' | 'position' | 'state'

/** One row of the index; converted to a `Place` only when it is returned. */
export interface Entry {
  name: string
  kind: PlaceKind
  landmark: LandmarkKind | null
  parent: string | null
  state: string | null
  lat: number
  lng: number
  population: number
  /** Importance on a log10 scale of inhabitants. */
  weight: number
  standing: Standing
  /** Maintained by hand for this market, as opposed to the country-wide tables. */
  local: boolean
  /** Other normalized names. */
  aliases: readonly string[]
  radiusKm: number | null
  bounds: Bounds | null
  /** Encoded outline, decoded on demand. */
  ring: string
}

const BLANK = {
  landmark: null,
  parent: null,
  population: 0,
  standing: 'state',
  local: false,
  aliases: [],
  radiusKm: null,
  bounds: null,
  ring: '',
} as const satisfies Partial<Entry>

/** Gives every entry the same object shape, which keeps the index small and its loops fast (monomorphic). */
export function toEntry(
  fields: Partial<Entry> & Pick<Entry, 'name' | 'kind' | 'state' | 'lat' | 'lng' | 'weight'>,
): Entry {
  return { ...BLANK, ...fields }
}

import type { LandmarkKind } from './types.ts'

/** One hand-maintained row of the Puget Sound tables in `data/`. */
export interface LocalPlace {
  name: string
  /** Other names people type; the name itself, its joined form and abbreviations are implied. */
  aliases?: readonly string[]
  landmark?: LandmarkKind
  /** `[lat, lng]`; optional when `outline` locates the place. */
  at?: readonly [number, number]
  /** Radius of the area, km. */
  km?: number
  /** Id of a generated outline in `db/places/areas.tsv`. */
  outline?: string
  /** 1 known nearby, 2 known in the whole city, 3 known in the whole state. Default 1. */
  fame?: 1 | 2 | 3
  /** True for names that are ordinary words ("Junction"): in a sentence they are recognized only in a place's position. */
  common?: true
}

/** Rows that share a parent city. */
export interface LocalGroup {
  parent: string
  kind: 'neighborhood' | 'landmark' | 'area'
  places: readonly LocalPlace[]
}

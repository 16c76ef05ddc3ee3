import type { Topology } from 'topojson-specification'

/** `[name, lat, lng, rank]`: population for towns, a log10 importance for neighborhoods. */
export type NameRow = [name: string, lat: number, lng: number, rank: number]

export interface BasemapData {
  /** Layers `land` (polygons) and `counties` (lines) of the Puget Sound region. */
  region: Topology
  names: { towns: NameRow[]; quarters: NameRow[] }
}

/** Box of the detailed region in degrees; the generator's box. */
export const REGION_BOX = { west: -124.8, south: 46.5, east: -121.5, north: 49 } as const

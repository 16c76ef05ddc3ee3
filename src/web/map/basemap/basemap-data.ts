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

/** Fetches the bundled region and its labels (about 30 kB compressed), in their own chunks. */
export async function loadBasemap(): Promise<BasemapData> {
  const [region, names] = await Promise.all([
    import('./puget-sound.topojson?raw'),
    import('./place-names.json?raw'),
  ])
  return { region: JSON.parse(region.default), names: JSON.parse(names.default) }
}

/** Fetches the outlines of the states and neighbouring countries (about 16 kB compressed). */
export async function loadStates(): Promise<Topology> {
  const states = await import('./states.topojson?raw')
  return JSON.parse(states.default)
}

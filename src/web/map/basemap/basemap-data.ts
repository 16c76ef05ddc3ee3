import type { Topology } from 'topojson-specification'
import type { BasemapData } from '#domain/map/region.ts'

/** Fetches the bundled region and its labels (about 30 kB compressed), in their own chunks. */
export async function loadBasemap(): Promise<BasemapData> {
  const [region, names] = await Promise.all([
    import('../../../domain/map/data/puget-sound.topojson?raw'),
    import('../../../domain/map/data/place-names.json?raw'),
  ])
  return { region: JSON.parse(region.default), names: JSON.parse(names.default) }
}

/** Fetches the outlines of the states and neighbouring countries (about 16 kB compressed). */
export async function loadStates(): Promise<Topology> {
  const states = await import('../../../domain/map/data/states.topojson?raw')
  return JSON.parse(states.default)
}

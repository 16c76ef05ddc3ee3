import { readFileSync } from 'node:fs'
import { createGazetteer } from '#domain/discovery/places/gazetteer.ts'

export function readPlaceTable(name: 'cities' | 'zips' | 'areas'): string {
  return readFileSync(new URL(`../../../db/places/${name}.tsv`, import.meta.url), 'utf8')
}

/** The built-in geocoder on its real tables, one instance per test file. */
export const places = createGazetteer({
  cities: readPlaceTable('cities'),
  zips: readPlaceTable('zips'),
  areas: readPlaceTable('areas'),
})

export const SEATTLE = { lat: 47.6062, lng: -122.3321 }
export const BOSTON = { lat: 42.36, lng: -71.06 }

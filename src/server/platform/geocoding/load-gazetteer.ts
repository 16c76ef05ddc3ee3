import { readFileSync } from 'node:fs'
import { createGazetteer } from '#domain/discovery/places/gazetteer.ts'
import type { Gazetteer } from '#domain/discovery/places/types.ts'

const FOLDER = new URL('../../../../db/places/', import.meta.url)

let loaded: Gazetteer | undefined

/** The built-in geocoder; its tables are loaded once per process. */
export function loadGazetteer(): Gazetteer {
  const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8')
  loaded ??= createGazetteer({ cities: read('cities.tsv'), zips: read('zips.tsv'), areas: read('areas.tsv') })
  return loaded
}

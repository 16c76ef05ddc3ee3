/**
 * Makes the bundled basemap: `node scripts/make-basemap.ts` (about a minute, 3 GB of memory).
 * Sea and coast: OpenStreetMap (ODbL) through @geo-maps/earth-lands-1m. Lakes of Seattle: the gaps between the
 * neighbourhoods of seattle-boundaries-data (CC0). County and state lines: us-atlas (US Census, public domain).
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { installSources } from './source-packages.ts'

const BOX = [-124.8, 46.5, -121.5, 49] as const
const OUT = join(import.meta.dirname, '../src/web/map/basemap')
/** Rough outlines inside which a hole between neighbourhoods is a lake. */
const LAKE_FRAMES = {
  washington: [
    [-122.44, 47.54],
    [-122.195, 47.54],
    [-122.195, 47.72],
    [-122.215, 47.762],
    [-122.284, 47.762],
    [-122.284, 47.728],
    [-122.44, 47.728],
  ],
  southWashington: [
    [-122.27, 47.48],
    [-122.185, 47.48],
    [-122.185, 47.541],
    [-122.27, 47.541],
  ],
  sammamish: [
    [-122.125, 47.548],
    [-122.055, 47.548],
    [-122.06, 47.6],
    [-122.07, 47.652],
    [-122.112, 47.662],
    [-122.118, 47.62],
  ],
}

const { file, mapshaper } = installSources()
const scratch = mkdtempSync(join(tmpdir(), 'basemap-'))
const at = (name: string) => join(scratch, `${name}.geojson`)
const fine = 'precision=0.00001'

function writePolygon(name: string, ring: readonly (readonly number[])[]) {
  writeFileSync(at(name), JSON.stringify({ type: 'Polygon', coordinates: [[...ring, ring[0]]] }))
}

function cutLand() {
  const [west, south, east, north] = BOX
  writePolygon('box', [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ])
  for (const [name, ring] of Object.entries(LAKE_FRAMES)) writePolygon(name, ring)
  mapshaper(file('@geo-maps/earth-lands-1m/map.geo.json'), '-clip', `bbox=${BOX}`, '-o', at('coast'), fine)
  // Only the connected sea: the source cuts inland lakes along a grid, which looks broken.
  mapshaper(at('box'), '-erase', at('coast'), '-explode', '-filter', 'this.area > 1e9', '-o', at('sea'), fine)
  mapshaper(file('seattle-boundaries-data/data/neighborhoods.geojson'), '-dissolve', '-o', at('towns'), fine)
  mapshaper(
    '-i',
    at('washington'),
    at('southWashington'),
    'combine-files',
    '-merge-layers',
    'force',
    '-dissolve',
    '-erase',
    at('towns'),
    '-explode',
    '-filter',
    'this.area > 1e8',
    '-o',
    at('lakes'),
    fine,
  )
  mapshaper(
    at('sammamish'),
    '-erase',
    at('towns'),
    '-explode',
    '-filter',
    'this.area > 8e6',
    '-o',
    at('sammamishLake'),
    fine,
  )
  mapshaper(
    at('box'),
    '-erase',
    at('sea'),
    '-erase',
    at('lakes'),
    '-erase',
    at('sammamishLake'),
    '-filter-islands',
    'min-area=0.1km2',
    'remove-empty',
    '-o',
    at('land'),
    fine,
  )
}

function writeRegion() {
  cutLand()
  mapshaper(
    '-i',
    file('us-atlas/counties-10m.json'),
    'id-field=fips',
    '-drop',
    'target=states,nation',
    '-target',
    'counties',
    '-filter',
    'String(fips).startsWith("53")',
    '-innerlines',
    '-clip',
    at('land'),
    '-o',
    at('counties'),
    fine,
  )
  mapshaper(
    '-i',
    at('land'),
    at('counties'),
    'combine-files',
    '-simplify',
    'dp',
    'interval=15',
    'keep-shapes',
    '-o',
    join(OUT, 'puget-sound.topojson'),
    'format=topojson',
    'quantization=40000',
  )
}

function writeStates() {
  mapshaper(
    '-i',
    file('us-atlas/states-10m.json'),
    'id-field=fips',
    '-drop',
    'target=nation',
    '-target',
    'states',
    '-filter',
    '!["60","66","69","72","78"].includes(String(fips))',
    '-simplify',
    '35%',
    'keep-shapes',
    '-drop',
    'fields=*',
    '-o',
    join(OUT, 'states.topojson'),
    'format=topojson',
    'quantization=8000',
  )
}

writeRegion()
writeStates()
rmSync(scratch, { recursive: true })
for (const name of ['puget-sound', 'states']) {
  const bytes = readFileSync(join(OUT, `${name}.topojson`))
  console.log(`${name}.topojson: ${bytes.length} bytes, ${gzipSync(bytes).length} gzipped`)
}

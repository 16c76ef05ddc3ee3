/**
 * Generates the bundled basemap: `node scripts/make/basemap.ts` (about a minute, 3 GB of memory).
 * Sea and coast: OpenStreetMap (ODbL) through @geo-maps/earth-lands-1m. Lakes of Seattle: the gaps between the
 * neighbourhoods of seattle-boundaries-data (CC0). County and state lines: us-atlas (US Census, public domain).
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { toLocalEntries } from '#domain/discovery/places/local-entries.ts'
import { parseAreas, parseCities } from '#domain/discovery/places/tables.ts'
import { installSources } from './source-packages.ts'

const BOX = [-124.8, 46.5, -121.5, 49] as const
const OUT = join(import.meta.dirname, '../../src/domain/map/data')
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

/** West shore of Seattle, where the neighbourhoods trace the coast far better than the coarse sea outline does. */
const SHORE_FRAME = [
  [-122.44, 47.497],
  [-122.36, 47.497],
  [-122.36, 47.735],
  [-122.44, 47.735],
]

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
  writePolygon('shore', SHORE_FRAME)
  mapshaper(at('towns'), '-clip', at('shore'), '-o', at('shoreland'), fine)
  const frames = ['-i', at('washington'), at('southWashington'), at('shore'), 'combine-files']
  const joined = ['-merge-layers', 'force', '-dissolve', '-erase', at('towns'), '-explode']
  mapshaper(...frames, ...joined, '-filter', 'this.area > 1e8', '-o', at('lakes'), fine)
  const sammamish = [at('sammamish'), '-erase', at('towns'), '-explode', '-filter', 'this.area > 8e6']
  mapshaper(...sammamish, '-o', at('sammamishLake'), fine)
  mapshaper(at('sea'), '-erase', at('shoreland'), '-o', at('openSea'), fine)
  const waters = ['-erase', at('openSea'), '-erase', at('lakes'), '-erase', at('sammamishLake')]
  const islands = ['-filter-islands', 'min-area=0.1km2', 'remove-empty']
  mapshaper(at('box'), ...waters, ...islands, '-o', at('land'), fine)
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

/** State outlines, and the neighbouring countries so that the land does not end at the border. */
function writeStates() {
  const territories = '!["60","66","69","72","78"].includes(String(fips))'
  mapshaper(
    ...[
      '-i',
      file('us-atlas/states-10m.json'),
      'id-field=fips',
      '-drop',
      'target=nation',
      '-target',
      'states',
    ],
    ...[
      '-filter',
      territories,
      '-simplify',
      '35%',
      'keep-shapes',
      '-drop',
      'fields=*',
      '-o',
      at('states'),
      fine,
    ],
  )
  mapshaper(
    ...['-i', file('world-atlas/countries-50m.json'), '-drop', 'target=land', '-target', 'countries'],
    ...['-filter', 'name !== "United States of America"', '-clip', 'bbox=-172,12,-50,72'],
    ...[
      '-simplify',
      '25%',
      '-filter-islands',
      'min-area=2000km2',
      'remove-empty',
      '-drop',
      'fields=*',
      '-dissolve',
    ],
    ...['-rename-layers', 'neighbours', '-o', at('neighbours'), fine],
  )
  mapshaper(
    ...['-i', at('states'), at('neighbours'), 'combine-files'],
    ...['-o', join(OUT, 'states.topojson'), 'format=topojson', 'quantization=8000'],
  )
}

type Label = [name: string, lat: number, lng: number, rank: number]

/** `place-names.json`: towns of the region and big cities of the country by population, neighborhoods by importance. */
function writeNames() {
  const readTable = (name: string) => readFileSync(join(import.meta.dirname, '../../db/places', name), 'utf8')
  const areas = parseAreas(readTable('areas.tsv'))
  const [west, south, east, north] = BOX
  const towns = parseCities(readTable('cities.tsv'), areas)
    .filter(({ name, lat, lng, population, kind }) => {
      const isHere = lat > south && lat < north && lng > west && lng < east
      const isPlain =
        kind === 'city' &&
        !/-| (East|West|North|South)$|^(Brooklyn|Queens|Manhattan|Cottage Lake|North Creek|Fairwood|Silver Firs|Five Corners|Eastmont)$|^West Lake /.test(
          name,
        )
      return isPlain && population >= (isHere ? 4000 : 200_000)
    })
    .map(({ name, lat, lng, population }): Label => [name, lat, lng, population])
  const quarters = toLocalEntries(areas)
    .filter(
      (entry) =>
        entry.kind === 'neighborhood' && entry.weight > 4 && !/^(Downtown|North|South) /.test(entry.name),
    )
    .map(({ name, lat, lng, weight }): Label => [name, round(lat), round(lng), weight])
  const write = (rows: Label[]) => rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')
  const text = `{\n  "towns": [\n${write(towns)}\n  ],\n  "quarters": [\n${write(quarters)}\n  ]\n}\n`
  writeFileSync(join(OUT, 'place-names.json'), text)
  console.log(`place-names.json: ${towns.length} towns, ${quarters.length} quarters`)
}

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000

writeRegion()
writeStates()
writeNames()
rmSync(scratch, { recursive: true })
for (const name of ['puget-sound', 'states']) {
  const bytes = readFileSync(join(OUT, `${name}.topojson`))
  console.log(`${name}.topojson: ${bytes.length} bytes, ${gzipSync(bytes).length} gzipped`)
}

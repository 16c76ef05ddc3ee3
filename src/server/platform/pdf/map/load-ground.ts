import { readFile } from 'node:fs/promises'
import type { Topology } from 'topojson-specification'
import { type Label, listLabels } from '#domain/map/map-labels.ts'
import { type BasemapData, REGION_BOX } from '#domain/map/region.ts'
import { listRoads, type Road } from '#domain/map/roads.ts'
import { listPaths, listShores, type Path } from '#domain/map/shapes.ts'

/** Puget Sound in detail. */
interface Region {
  land: Path[]
  shores: Path[]
  counties: Path[]
  roads: Road[]
  labels: Label[]
}

/** Everything else: states and large cities. */
interface States {
  states: Path[]
  neighbours: Path[]
}

/** What lies under the pins; null where the view needs none of it. */
export interface Ground {
  region: Region
  states: States | null
}

const FOLDER = new URL('../../../../domain/map/data/', import.meta.url)

let region: Promise<Region> | undefined
let states: Promise<States> | undefined

/** The bundled basemap, decoded once a process: some 5 MB. In steps, so that none holds up requests. */
export async function loadGround(needsStates: boolean): Promise<Ground> {
  region ??= loadRegion()
  if (needsStates) states ??= loadStates()
  return { region: await region, states: (needsStates && (await states)) || null }
}

async function loadRegion(): Promise<Region> {
  const data: BasemapData['region'] = await readJson('puget-sound.topojson')
  const names: BasemapData['names'] = await readJson('place-names.json')
  const land = listPaths(data, 'land')
  await pause()
  const shores = listShores(data, 'land', REGION_BOX)
  await pause()
  const roads = listRoads()
  await pause()
  const counties = listPaths(data, 'counties')
  return { land, shores, counties, roads, labels: listLabels({ region: data, names }) }
}

async function loadStates(): Promise<States> {
  const data: Topology = await readJson('states.topojson')
  const outlines = listPaths(data, 'states')
  await pause()
  return { states: outlines, neighbours: listPaths(data, 'neighbours') }
}

async function readJson<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(new URL(name, FOLDER), 'utf8'))
}

const pause = () => new Promise<void>((done) => setImmediate(done))

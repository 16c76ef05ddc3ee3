import { required } from '../../required.ts'
import { CITY_NICKNAMES } from './data/regions.ts'
import { letterMask, MAX_LETTERS } from './edit-distance.ts'
import type { Entry } from './entry.ts'
import { toLocalEntries } from './local-entries.ts'
import { parseZips } from './parse-zips.ts'
import { parseAreas, parseCities, toRegionEntries } from './tables.ts'
import { ORDINARY_TOWNS } from './text-words.ts'
import type { PlaceTables } from './types.ts'
import { toKey } from './words.ts'
import type { ZipTable } from './zip-table.ts'

export interface PlaceIndex {
  /** Entries by normalized name, spaces kept. */
  byKey: ReadonlyMap<string, readonly Entry[]>
  /** Every name without spaces, sorted; `names[i]` belongs to `owners[i]`. */
  names: readonly string[]
  owners: readonly Entry[]
  /** `letterMask` of `names[i]`. */
  masks: Int32Array
  /** Entries eligible for fuzzy matching with words of a sentence. */
  famous: Int32Array
  /** Smaller towns of the home state, for texts that name no other place there. */
  home: Int32Array
  /** Towns of the next states and large ones elsewhere that are not famous: a strange word may be a slip of them. */
  neighbors: Int32Array
  zips: ZipTable
}

const FAMOUS_WEIGHT_LOCAL = 3.8
const FAMOUS_WEIGHT = 5.6
const MIN_FAMOUS_LETTERS = 6
const MIN_HOME_LETTERS = 5
/** Towns of so many inhabitants are known at home. */
export const HOME_POPULATION = 900
/** "arlinton", "grahm": towns that are also words, by a misspelling that is none. */
const ORDINARY_POPULATION = 5_000
const NEIGHBOR_STATES: ReadonlySet<string> = new Set(['OR', 'ID', 'MT'])
const NEIGHBOR_POPULATION = 8_000
const FAR_POPULATION = 100_000

/** Builds the index once at startup (tens of milliseconds); everything after is lookups. */
export function buildPlaceIndex(tables: PlaceTables): PlaceIndex {
  const areas = parseAreas(tables.areas)
  const cities = parseCities(tables.cities, areas)
  const { zips, towns, zipsOfCounty } = parseZips(tables.zips, cities, areas)
  const entries = [...toLocalEntries(areas), ...cities, ...towns, ...toRegionEntries(areas, zipsOfCounty)]
  const byKey = new Map<string, Entry[]>()
  const byName = new Map<string, Entry[]>()
  const add = (key: string, entry: Entry) => {
    if (push(byKey, key, entry)) push(byName, key.replaceAll(' ', '').slice(0, MAX_LETTERS), entry)
  }
  for (const entry of entries) for (const key of keysOf(entry)) add(key, entry)
  addNicknames(cities, add)
  return { byKey, ...toColumns(byName), zips }
}

/** Returns false for a duplicate. */
function push(map: Map<string, Entry[]>, key: string, entry: Entry): boolean {
  const same = map.get(key)
  if (same?.includes(entry)) return false
  if (same) same.push(entry)
  else map.set(key, [entry])
  return true
}

function keysOf(entry: Entry): Iterable<string> {
  if (entry.aliases.length === 0) return [toKey(entry.name)]
  const keys = new Set([toKey(entry.name), ...entry.aliases.map(toKey)])
  keys.delete('')
  return keys
}

function addNicknames(cities: readonly Entry[], add: (key: string, entry: Entry) => void) {
  const biggest = new Map<string, Entry>()
  for (const city of cities) {
    const label = `${city.name}, ${city.state}`
    if (!biggest.has(label)) biggest.set(label, city)
  }
  for (const [nickname, label] of Object.entries(CITY_NICKNAMES)) {
    const city = biggest.get(label)
    if (city) add(toKey(nickname), city)
  }
}

function toColumns(byName: ReadonlyMap<string, readonly Entry[]>) {
  const names: string[] = []
  const owners: Entry[] = []
  const famous: number[] = []
  const home: number[] = []
  const neighbors: number[] = []
  for (const name of [...byName.keys()].sort()) {
    for (const entry of required(byName.get(name))) {
      if (isFamous(name, entry)) famous.push(names.length)
      else if (isHomeTown(name, entry)) home.push(names.length)
      else if (isNeighbor(name, entry)) neighbors.push(names.length)
      names.push(name)
      owners.push(entry)
    }
  }
  return {
    names,
    owners,
    masks: Int32Array.from(names, letterMask),
    famous: Int32Array.from(famous),
    home: Int32Array.from(home),
    neighbors: Int32Array.from(neighbors),
  }
}

function isFamous(name: string, entry: Entry): boolean {
  const least = entry.local || entry.state === 'WA' ? FAMOUS_WEIGHT_LOCAL : FAMOUS_WEIGHT
  const isPlain = entry.kind !== 'county' && !name.startsWith('the') && entry.standing === 'bare'
  return isPlain && name.length >= MIN_FAMOUS_LETTERS && entry.weight >= least
}

function isHomeTown(name: string, entry: Entry): boolean {
  const isTown = entry.kind === 'city' && entry.state === 'WA' && entry.population >= HOME_POPULATION
  const isPlain = !ORDINARY_TOWNS.has(entry.name.toLowerCase()) || entry.population >= ORDINARY_POPULATION
  return isTown && name.length >= MIN_HOME_LETTERS && isPlain
}

function isNeighbor(name: string, { kind, state, population }: Entry): boolean {
  if (kind !== 'city' || name.length < MIN_HOME_LETTERS) return false
  return population >= (NEIGHBOR_STATES.has(state ?? '') ? NEIGHBOR_POPULATION : FAR_POPULATION)
}

/** Binary search: the first row whose name is not below `text`. */
export function lowerBoundOfName(names: readonly string[], text: string): number {
  let low = 0
  let high = names.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (required(names[middle]) < text) low = middle + 1
    else high = middle
  }
  return low
}

/** Entries whose normalized name equals `key`, with or without the spaces. */
export function findExact(index: PlaceIndex, key: string): readonly Entry[] {
  const spaced = index.byKey.get(key)
  if (spaced) return spaced
  const joined = key.replaceAll(' ', '')
  if (joined === '' || joined.length > MAX_LETTERS) return []
  const found: Entry[] = []
  for (let i = lowerBoundOfName(index.names, joined); index.names[i] === joined; i++)
    found.push(required(index.owners[i]))
  return found
}

import { required } from '../../required.ts'
import { type Entry, toEntry } from './entry.ts'
import { STATE_NAMES } from './states.ts'
import { toKey } from './words.ts'
import type { ZipTable } from './zip-table.ts'

export interface Towns {
  zips: ZipTable
  /** Postal towns that no city row covers. */
  towns: Entry[]
  /** ZIP codes per `WA/King`. */
  zipsOfCounty: ReadonlyMap<string, number>
}

/** Length of the shortest point: `00501 40817 -73045,` */
const LEAST_POINT_CHARS = 15
const TAB = 9
const NEWLINE = 10
const SPACE = 32
const COMMA = 44
const MINUS = 45
const ZERO = 48

/**
 * Parses lines of `state, county, town, points`, points as `98101 47611 -122331,…` (code, thousandths of a degree).
 * Scans by character: splitting 41,000 points would take more memory than the whole index.
 */
export function parseZips(table: string, cities: readonly Entry[], outlines: ZipTable['outlines']): Towns {
  const known = new Set(cities.map((city) => `${city.state} ${toKey(city.name)}`))
  const capacity = Math.ceil(table.length / LEAST_POINT_CHARS)
  const columns = [0, 1, 2].map(() => new Int32Array(capacity)) as [Int32Array, Int32Array, Int32Array]
  const townOf = new Int32Array(capacity)
  const towns: string[] = []
  const entries: Entry[] = []
  const zipsOfCounty = new Map<string, number>()
  let count = 0
  for (let at = 0; at < table.length; ) {
    const state = table.slice(at, at + 2)
    const countyEnd = table.indexOf('\t', at + 3)
    const townEnd = table.indexOf('\t', countyEnd + 1)
    const first = count
    const town = table.slice(countyEnd + 1, townEnd)
    const end = readPoints(table, townEnd + 1, (column, value) => {
      required(columns[column])[count] = value
      if (column === 2) townOf[count++] = towns.length
    })
    if (!STATE_NAMES.has(state)) count = first
    else {
      const county = `${state}/${table.slice(at + 3, countyEnd)}`
      zipsOfCounty.set(county, (zipsOfCounty.get(county) ?? 0) + count - first)
      towns.push(table.slice(at, townEnd))
      const id = `${state} ${toKey(town)}`
      if (!known.has(id)) {
        known.add(id)
        entries.push(
          toTown(town, state, required(columns[1][first]) / 1000, required(columns[2][first]) / 1000),
        )
      }
    }
    at = end
  }
  const zips = { ...sortByCode(columns, townOf.subarray(0, count)), towns, outlines }
  return { zips, towns: entries, zipsOfCounty }
}

function toTown(name: string, state: string, lat: number, lng: number): Entry {
  return toEntry({ name, kind: 'city', state, lat, lng, weight: 2.7, radiusKm: 5 })
}

/** Scans integers up to the end of the line, three per point; returns the start of the next line. */
function readPoints(table: string, from: number, onNumber: (column: number, value: number) => void): number {
  let value = 0
  let sign = 1
  let column = 0
  for (let i = from; i <= table.length; i++) {
    const code = i === table.length ? NEWLINE : table.charCodeAt(i)
    if (code === MINUS) sign = -1
    else if (code === SPACE || code === COMMA || code === NEWLINE || code === TAB) {
      onNumber(column, sign * value)
      column = (column + 1) % 3
      value = 0
      sign = 1
      if (code === NEWLINE) return i + 1
    } else value = value * 10 + code - ZERO
  }
  return table.length
}

/** Packs code and row into one number each, because numbers sort natively and fast. */
function sortByCode(columns: [Int32Array, Int32Array, Int32Array], townOf: Int32Array) {
  const rows = 2 ** 20
  const order = Float64Array.from(townOf, (_, row) => required(columns[0][row]) * rows + row).sort()
  const pick = (column: Int32Array) => Int32Array.from(order, (key) => required(column[key % rows]))
  return {
    codes: pick(columns[0]),
    lats: pick(columns[1]),
    lngs: pick(columns[2]),
    town: pick(townOf),
  }
}

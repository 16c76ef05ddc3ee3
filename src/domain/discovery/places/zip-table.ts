import { type Bounds, distanceKm, type LatLng } from '../../geo.ts'
import { required } from '../../required.ts'
import { type Entry, toEntry } from './entry.ts'

interface ZipOutline {
  bounds: Bounds
  ring: string
}

/** Every ZIP code in sorted columns. */
export interface ZipTable {
  codes: Int32Array
  /** Thousandths of a degree. */
  lats: Int32Array
  lngs: Int32Array
  /** Index into `towns`. */
  town: Int32Array
  /** `state, county, city` with tabs between. */
  towns: readonly string[]
  /** Outlines by `zip:98101`, where one is known. */
  outlines: ReadonlyMap<string, ZipOutline>
}

/** Binary search: the first position whose code is not below `code`. */
function lowerBound(codes: Int32Array, code: number): number {
  let low = 0
  let high = codes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (required(codes[middle]) < code) low = middle + 1
    else high = middle
  }
  return low
}

/** The ZIP code's entry, undefined for an unknown one. `zip` is five digits. */
export function findZip(table: ZipTable, zip: string): Entry | undefined {
  const at = lowerBound(table.codes, Number(zip))
  return table.codes[at] === Number(zip) ? zipEntry(table, at) : undefined
}

/** ZIP codes with this prefix of 2–5 digits, nearest first. */
export function completeZip(table: ZipTable, digits: string, near: LatLng, limit: number): Entry[] {
  const scale = 10 ** (5 - digits.length)
  const from = lowerBound(table.codes, Number(digits) * scale)
  const to = lowerBound(table.codes, (Number(digits) + 1) * scale)
  const found: { at: number; km: number }[] = []
  for (let at = from; at < to; at++) found.push({ at, km: distanceKm(pointOf(table, at), near) })
  found.sort((a, b) => a.km - b.km)
  return found.slice(0, limit).map(({ at }) => zipEntry(table, at))
}

function pointOf(table: ZipTable, at: number): LatLng {
  return { lat: required(table.lats[at]) / 1000, lng: required(table.lngs[at]) / 1000 }
}

function zipEntry(table: ZipTable, at: number): Entry {
  const [state = '', , city = ''] = required(table.towns[required(table.town[at])]).split('\t')
  const name = String(table.codes[at]).padStart(5, '0')
  const outline = table.outlines.get(`zip:${name}`)
  return toEntry({
    name,
    kind: 'zip',
    parent: city,
    state,
    ...pointOf(table, at),
    weight: 3.5,
    ...(outline ? { bounds: outline.bounds, ring: outline.ring } : { radiusKm: zipRadiusKm(table, at) }),
  })
}

const NEIGHBOURS = 3

/** Slightly more than half the distance to the third-nearest other ZIP point: small downtown, large in the country. */
function zipRadiusKm(table: ZipTable, at: number): number {
  const lat = required(table.lats[at])
  const lng = required(table.lngs[at])
  const squeeze = Math.cos((lat / 1000) * (Math.PI / 180)) ** 2
  const nearest = new Array<number>(NEIGHBOURS).fill(Number.POSITIVE_INFINITY)
  for (let i = 0; i < table.codes.length; i++) {
    const dLat = required(table.lats[i]) - lat
    const dLng = required(table.lngs[i]) - lng
    const square = dLat * dLat + dLng * dLng * squeeze
    // Post-office boxes share a point with their town, so they say nothing about its size.
    if (square < 25 || square >= required(nearest[NEIGHBOURS - 1])) continue
    nearest[NEIGHBOURS - 1] = square
    nearest.sort((a, b) => a - b)
  }
  const km = Math.sqrt(required(nearest[NEIGHBOURS - 1])) * 0.111195
  return Math.round(Math.min(25, Math.max(1.5, km * 0.65)) * 10) / 10
}

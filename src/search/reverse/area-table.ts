import type { Bounds } from '#domain/geo.ts'
import { createBox } from '../box.ts'
import { createCircle } from '../circle.ts'
import { Haversine, toHaversine } from '../great-circle.ts'
import { createPolygon } from '../polygon.ts'
import { E7, toE7 } from '../projection.ts'
import type { SearchQuery } from '../query.ts'
import type { BoxE7, Shape } from '../shape.ts'

/** What a query says of place, of which each part may be missing. */
export interface Area extends Pick<SearchQuery, 'bounds' | 'near' | 'radiusKm' | 'polygon'> {
  wordedArea: Bounds | null
}

export const NO_AREA = -1
const HAS_BOX = 1
const HAS_CIRCLE = 2
const HAS_POLYGON = 4
const HAS_WORDED = 8
const COVER_INTS = 4

/**
 * Areas as records of 32-bit integers, each kept once: thousands watch the same town. A record is its parts and the number of
 * corners, the box that covers it, then the parts; coordinates are in 1e-7 degrees, as the kernel reads them.
 */
export class AreaTable {
  #ints = new Int32Array(1024)
  #end = 0
  /** Start of a record + 1, by the hash of its content. */
  #slots = new Int32Array(1024)
  #count = 0

  get bytes(): number {
    return this.#ints.byteLength + this.#slots.byteLength
  }

  /** @returns where the record starts; `NO_AREA` for the whole world */
  add(area: Area): number {
    const record = toRecord(area)
    if (record === null) return NO_AREA
    const slot = this.#find(record)
    if (this.#slots[slot] !== 0) return this.#slots[slot]! - 1
    const start = this.#append(record)
    this.#slots[slot] = start + 1
    this.#count++
    if (this.#count * 2 > this.#slots.length) this.#grow()
    return start
  }

  /** The box that contains everything inside. */
  cover(start: number): BoxE7 {
    return readBox(this.#ints, start + 1)
  }

  /** Parts of a record, to be looked at without reading it whole. */
  hasWorded(start: number): boolean {
    return (this.#ints[start]! & HAS_WORDED) !== 0
  }

  /** True when the record is a plain box: its cover decides alone. */
  isBox(start: number): boolean {
    return this.#ints[start] === HAS_BOX
  }

  isCircle(start: number): boolean {
    return this.#ints[start] === HAS_CIRCLE
  }

  /** Whether a point is inside a record that is a circle alone. */
  isNear(start: number, latE7: number, lngE7: number): boolean {
    const at = start + 1 + COVER_INTS
    const centre = { lat: this.#ints[at]! / E7, lng: this.#ints[at + 1]! / E7 }
    DOUBLE_INTS[0] = this.#ints[at + 2]!
    DOUBLE_INTS[1] = this.#ints[at + 3]!
    const limit = toHaversine(DOUBLE[0]!)
    return new Haversine(centre).to(latE7, lngE7) <= limit
  }

  contains(start: number, latE7: number, lngE7: number): boolean {
    const ints = this.#ints
    return (
      ints[start + 1]! <= latE7 &&
      latE7 <= ints[start + 2]! &&
      ints[start + 3]! <= lngE7 &&
      lngE7 <= ints[start + 4]!
    )
  }

  /** The shapes of a record, all of which contain what is inside, and its box of words. */
  read(start: number): { shapes: Shape[]; worded: Bounds | null } {
    const area = fromRecord(this.#ints.subarray(start, start + sizeOf(this.#ints[start]!)))
    return { shapes: toShapes(area), worded: area.wordedArea }
  }

  /** Gives back what was reserved for more. */
  trim(): void {
    this.#ints = this.#ints.slice(0, Math.max(1, this.#end))
  }

  #append(record: Int32Array): number {
    const start = this.#end
    this.#end += record.length
    if (this.#end > this.#ints.length) {
      const wider = new Int32Array(Math.ceil(this.#end * 1.5))
      wider.set(this.#ints)
      this.#ints = wider
    }
    this.#ints.set(record, start)
    return start
  }

  #find(record: Int32Array): number {
    const slots = this.#slots
    let slot = hashOf(record) % slots.length
    while (slots[slot] !== 0 && !this.#equals(slots[slot]! - 1, record)) {
      slot = slot + 1 === slots.length ? 0 : slot + 1
    }
    return slot
  }

  #equals(start: number, record: Int32Array): boolean {
    for (let i = 0; i < record.length; i++) if (this.#ints[start + i] !== record[i]) return false
    return true
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 2)
    for (let start = 0; start < this.#end; ) {
      const size = sizeOf(this.#ints[start]!)
      this.#slots[this.#find(this.#ints.subarray(start, start + size))] = start + 1
      start += size
    }
  }
}

/** One double and its two integers: read for every circle, so never allocated. */
const DOUBLE = new Float64Array(1)
const DOUBLE_INTS = new Int32Array(DOUBLE.buffer)
const PARTS = 15
const CORNERS_AT = 4

function sizeOf(head: number): number {
  const parts = head & PARTS
  if (parts === HAS_BOX) return 1 + COVER_INTS
  return (
    1 +
    COVER_INTS +
    (parts & HAS_BOX ? 4 : 0) +
    (parts & HAS_CIRCLE ? 4 : 0) +
    (parts & HAS_WORDED ? 8 : 0) +
    (head >>> CORNERS_AT) * 2
  )
}

function toRecord(area: Area): Int32Array | null {
  const { bounds, near, radiusKm, polygon, wordedArea } = area
  const shapes = toShapes(area)
  if (shapes.length === 0) return null
  const isCircle = near !== undefined && radiusKm !== undefined
  const head =
    (bounds ? HAS_BOX : 0) |
    (isCircle ? HAS_CIRCLE : 0) |
    (polygon ? HAS_POLYGON : 0) |
    (wordedArea ? HAS_WORDED : 0) |
    ((polygon?.length ?? 0) << CORNERS_AT)
  const cover = coverOf(shapes, wordedArea)
  const isPlain = head === HAS_BOX && bounds!.west <= bounds!.east
  if (isPlain) return Int32Array.from([head, ...cover])
  return Int32Array.from([
    // a box across the antimeridian is no plain one: it says so by a part that it does not have
    head === HAS_BOX ? HAS_BOX | HAS_POLYGON : head,
    ...cover,
    ...(bounds ? [bounds.south, bounds.north, bounds.west, bounds.east].map(toE7) : []),
    ...(isCircle ? [toE7(near.lat), toE7(near.lng), ...toInts([radiusKm])] : []),
    ...(wordedArea ? toInts([wordedArea.south, wordedArea.north, wordedArea.west, wordedArea.east]) : []),
    ...(polygon ?? []).flatMap(({ lat, lng }) => [toE7(lat), toE7(lng)]),
  ])
}

function fromRecord(record: Int32Array): Area {
  const head = record[0]!
  const parts = head & PARTS
  if (parts === HAS_BOX) return { bounds: toBounds(readBox(record, 1)), wordedArea: null }
  const area: Area = { wordedArea: null }
  let at = 1 + COVER_INTS
  if (parts & HAS_BOX) {
    area.bounds = toBounds(readBox(record, at))
    at += 4
  }
  if (parts & HAS_CIRCLE) {
    area.near = { lat: record[at]! / E7, lng: record[at + 1]! / E7 }
    area.radiusKm = toDoubles(record, at + 2, 1)[0]!
    at += 4
  }
  if (parts & HAS_WORDED) {
    const [south, north, west, east] = toDoubles(record, at, 4) as unknown as [number, number, number, number]
    area.wordedArea = { south, north, west, east }
    at += 8
  }
  const corners = head >>> CORNERS_AT
  if (corners > 0) {
    area.polygon = Array.from({ length: corners }, (_, i) => ({
      lat: record[at + 2 * i]! / E7,
      lng: record[at + 2 * i + 1]! / E7,
    }))
  }
  return area
}

function toShapes({ bounds, near, radiusKm, polygon }: Area): Shape[] {
  return [
    ...(bounds ? [createBox(bounds)] : []),
    ...(near && radiusKm !== undefined ? [createCircle(near, radiusKm)] : []),
    ...(polygon ? [createPolygon(polygon)] : []),
  ]
}

/** Around the smallest of the shapes, all of which have to fit, and the box of words: south, north, west, east. */
function coverOf(shapes: readonly Shape[], wordedArea: Bounds | null): number[] {
  const boxes = shapes.map(({ covers }) => around(covers))
  const smallest = boxes.reduce((a, b) => (sizeOfBox(b) < sizeOfBox(a) ? b : a))
  const worded = wordedArea ? around(createBox(wordedArea).covers) : null
  const { latMin, latMax, lngMin, lngMax } = worded ? around([smallest, worded]) : smallest
  return [Math.floor(latMin), Math.ceil(latMax), Math.floor(lngMin), Math.ceil(lngMax)]
}

function around(boxes: readonly BoxE7[]): BoxE7 {
  return {
    latMin: Math.min(...boxes.map((box) => box.latMin)),
    latMax: Math.max(...boxes.map((box) => box.latMax)),
    lngMin: Math.min(...boxes.map((box) => box.lngMin)),
    lngMax: Math.max(...boxes.map((box) => box.lngMax)),
  }
}

function sizeOfBox({ latMin, latMax, lngMin, lngMax }: BoxE7): number {
  return (latMax - latMin) * (lngMax - lngMin)
}

function readBox(ints: Int32Array, at: number): BoxE7 {
  return { latMin: ints[at]!, latMax: ints[at + 1]!, lngMin: ints[at + 2]!, lngMax: ints[at + 3]! }
}

function toBounds({ latMin, latMax, lngMin, lngMax }: BoxE7): Bounds {
  return { south: latMin / E7, north: latMax / E7, west: lngMin / E7, east: lngMax / E7 }
}

/** Doubles keep every bit: a radius decides at its last. */
function toInts(numbers: readonly number[]): Int32Array {
  return new Int32Array(Float64Array.from(numbers).buffer)
}

function toDoubles(ints: Int32Array, at: number, count: number): Float64Array {
  return new Float64Array(ints.slice(at, at + count * 2).buffer)
}

function hashOf(record: Int32Array): number {
  let hash = record.length
  for (const int of record) hash = Math.imul(hash ^ int, 0x9e3779b1) ^ (hash >>> 15)
  return hash >>> 0
}

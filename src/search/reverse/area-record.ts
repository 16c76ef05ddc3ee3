import type { Bounds } from '#domain/geo.ts'
import { createBox } from '../box.ts'
import { E7, toE7 } from '../projection.ts'
import { type Areas, listShapes } from '../region.ts'
import type { BoxE7, Shape } from '../shape.ts'

/** What a query says of place, of which each part may be missing. */
export interface Area extends Areas {
  wordedAreas: readonly Bounds[]
}

export const HAS_BOX = 1
export const HAS_CIRCLE = 2
const HAS_POLYGON = 4
export const HAS_WORDED = 8
/** Several boxes of words, or areas of which one is enough: written as one record after another. */
export const IS_LIST = 16
export const COVER_INTS = 4

const PARTS = 31
const CORNERS_AT = 5
/** In place of a record that says nothing. */
const EMPTY = 0

export function sizeOf(head: number): number {
  const parts = head & PARTS
  if (head === EMPTY) return 1
  if (parts === IS_LIST) return head >>> CORNERS_AT
  if (parts === HAS_BOX) return 1 + COVER_INTS
  return (
    1 +
    COVER_INTS +
    (parts & HAS_BOX ? 4 : 0) +
    (parts & HAS_CIRCLE ? 4 : 0) +
    (parts & HAS_WORDED ? WORDED_INTS : 0) +
    (head >>> CORNERS_AT) * 2
  )
}

/**
 * An area as 32-bit integers: its parts and the number of corners, the box that covers it, then the parts. A list instead has
 * its length, how many boxes of words there are, and whole records: what all must fit, then those of which one must.
 * Coordinates are in 1e-7 degrees, as the kernel reads them.
 */
export function toRecord(area: Area): Int32Array | null {
  const shapes = listShapes(area)
  if (shapes.length === 0) return null
  const { anyOf = [], wordedAreas } = area
  const cover = coverOf(shapes, wordedAreas)
  return anyOf.length > 0 || wordedAreas.length > 1 ? toList(area, cover) : toSingle(area, cover)
}

function toList({ anyOf = [], wordedAreas, ...all }: Area, cover: readonly number[]): Int32Array {
  const records = [all, ...anyOf].map((area) => toRecord({ ...area, wordedAreas: [] }) ?? [EMPTY])
  const content = [
    ...cover,
    wordedAreas.length,
    ...wordedAreas.flatMap((box) => [...toWordedInts(box)]),
    ...records.flatMap((record) => [...record]),
  ]
  return Int32Array.from([IS_LIST | ((1 + content.length) << CORNERS_AT), ...content])
}

function fromList(record: Int32Array): Area {
  const worded = record[1 + COVER_INTS]!
  let at = 2 + COVER_INTS
  const wordedAreas = Array.from({ length: worded }, (_, i) => toWordedArea(record, at + i * WORDED_INTS))
  at += worded * WORDED_INTS
  const areas: Area[] = []
  while (at < record.length) {
    const size = sizeOf(record[at]!)
    areas.push(fromRecord(record.subarray(at, at + size)))
    at += size
  }
  const [all, ...anyOf] = areas
  return { ...all, ...(anyOf.length > 0 && { anyOf }), wordedAreas }
}

function toSingle(area: Area, cover: readonly number[]): Int32Array {
  const { bounds, near, radiusKm, polygon, wordedAreas } = area
  const [worded] = wordedAreas
  const isCircle = near !== undefined && radiusKm !== undefined
  const head =
    (bounds ? HAS_BOX : 0) |
    (isCircle ? HAS_CIRCLE : 0) |
    (polygon ? HAS_POLYGON : 0) |
    (worded ? HAS_WORDED : 0) |
    ((polygon?.length ?? 0) << CORNERS_AT)
  const isPlain = head === HAS_BOX && bounds!.west <= bounds!.east
  if (isPlain) return Int32Array.from([head, ...cover])
  return Int32Array.from([
    // a box across the antimeridian is no plain one: it says so by a part that it does not have
    head === HAS_BOX ? HAS_BOX | HAS_POLYGON : head,
    ...cover,
    ...(bounds ? [bounds.south, bounds.north, bounds.west, bounds.east].map(toE7) : []),
    ...(isCircle ? [toE7(near.lat), toE7(near.lng), ...toInts([radiusKm])] : []),
    ...(worded ? toWordedInts(worded) : []),
    ...(polygon ?? []).flatMap(({ lat, lng }) => [toE7(lat), toE7(lng)]),
  ])
}

export function fromRecord(record: Int32Array): Area {
  const head = record[0]!
  const parts = head & PARTS
  if (head === EMPTY) return { wordedAreas: [] }
  if (parts === IS_LIST) return fromList(record)
  if (parts === HAS_BOX) return { bounds: toBounds(readBox(record, 1)), wordedAreas: [] }
  const area: Area = { wordedAreas: [] }
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
    area.wordedAreas = [toWordedArea(record, at)]
    at += WORDED_INTS
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

const WORDED_INTS = 8

function toWordedInts({ south, north, west, east }: Bounds): Int32Array {
  return toInts([south, north, west, east])
}

function toWordedArea(record: Int32Array, at: number): Bounds {
  const [south, north, west, east] = toDoubles(record, at, 4) as unknown as [number, number, number, number]
  return { south, north, west, east }
}

/** Around the smallest of the shapes, all of which have to fit, and the boxes of words: south, north, west, east. */
function coverOf(shapes: readonly Shape[], wordedAreas: readonly Bounds[]): number[] {
  const boxes = shapes.map(({ covers }) => around(covers))
  const smallest = boxes.reduce((a, b) => (sizeOfBox(b) < sizeOfBox(a) ? b : a))
  const worded = wordedAreas.flatMap((box) => createBox(box).covers)
  const { latMin, latMax, lngMin, lngMax } = worded.length > 0 ? around([smallest, ...worded]) : smallest
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

export function readBox(ints: Int32Array, at: number): BoxE7 {
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

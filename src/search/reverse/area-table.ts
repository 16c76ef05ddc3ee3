import type { Bounds } from '#domain/geo.ts'
import { Haversine, toHaversine } from '../great-circle.ts'
import { E7 } from '../projection.ts'
import { listShapes } from '../region.ts'
import type { BoxE7, Shape } from '../shape.ts'
import {
  type Area,
  COVER_INTS,
  fromRecord,
  HAS_BOX,
  HAS_CIRCLE,
  HAS_WORDED,
  IS_LIST,
  readBox,
  sizeOf,
  toRecord,
} from './area-record.ts'

export const NO_AREA = -1

/**
 * Areas as records (`area-record.ts`), each kept once: thousands watch the same town.
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
    const head = this.#ints[start]!
    return head & IS_LIST ? this.#ints[start + 1 + COVER_INTS]! > 0 : (head & HAS_WORDED) !== 0
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

  /** The shapes of a record, all of which contain what is inside, and its boxes of words. */
  read(start: number): { shapes: Shape[]; worded: readonly Bounds[] } {
    const area = fromRecord(this.#ints.subarray(start, start + sizeOf(this.#ints[start]!)))
    return { shapes: listShapes(area), worded: area.wordedAreas }
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

function hashOf(record: Int32Array): number {
  let hash = record.length
  for (const int of record) hash = Math.imul(hash ^ int, 0x9e3779b1) ^ (hash >>> 15)
  return hash >>> 0
}

import { AD_TYPES } from '#domain/vocabulary.ts'
import { IdTable } from '../id-table.ts'
import { toE7 } from '../projection.ts'
import { AreaTable, NO_AREA } from './area-table.ts'
import { listCells, listCellsOf, WORLD_CELL } from './cover-area.ts'
import { ANY_MEDIUM, toListKey } from './list-keys.ts'
import { SpaceProbe } from './match-space.ts'
import { PostingLists } from './posting-lists.ts'
import type { Watch, WatchedSpace } from './watch.ts'
import {
  ACCEPTS,
  AREA,
  basisOf,
  copyWatch,
  createWatchColumns,
  gateOf,
  growWatchColumns,
  pricesAt,
  STRIDE,
  type WatchColumns,
  WORDING,
  watchBytes,
  writeWatch,
} from './watch-columns.ts'
import { NOTHING, OFFERS_AT, toWatchRow } from './watch-row.ts'

/** More media than these are one posting under "any". */
const MOST_MEDIA = 3
const FEWEST_LATE = 4096

/**
 * Searches held against spaces: the kernel turned around. A watch is posted under the cells of its area, by medium, price basis and
 * offer, the most expensive first; a space asks for its cell of each level and reads as far as its price goes.
 * What came since the last build stands in lists of its own, unsorted.
 */
export class WatchIndex {
  #columns: WatchColumns
  #areas = new AreaTable()
  #ids: IdTable
  #lists: PostingLists = new PostingLists(() => {})
  #count = 0
  /** Rows up to here are in the sorted lists. */
  #built = 0
  #dead = 0
  readonly #late = new Map<number, number[]>()
  /** The spaces that watches with a list of ids are about, by row. */
  #chosen = new Map<number, ReadonlySet<number>>()
  readonly #rulers = new Set<number>()
  #hasGates = false

  constructor(capacity = FEWEST_LATE) {
    this.#columns = createWatchColumns(capacity)
    this.#ids = new IdTable(this.#columns.ids, capacity)
  }

  get size(): number {
    return this.#count - this.#dead
  }

  get bytes(): number {
    return watchBytes(this.#columns) + this.#areas.bytes + this.#lists.bytes + this.#ids.bytes
  }

  /** Adds many at once, none of which is there, and builds. */
  load(watches: Iterable<Watch>): void {
    for (const watch of watches) this.#write(watch)
    this.build()
  }

  /** Adds or replaces; found from the next match on. */
  upsert(watch: Watch): void {
    this.remove(watch.id)
    const row = this.#write(watch)
    for (const offer of [0, 1]) this.#post(row, offer, (key) => this.#addLate(key, row))
  }

  #write(watch: Watch): number {
    if (this.#count === this.#columns.ids.length) this.#grow()
    const row = this.#count++
    const { query } = watch
    const { bounds, near, radiusKm, polygon, anyOf } = query
    const area = this.#areas.add({
      ...(bounds && { bounds }),
      ...(near && radiusKm !== undefined && { near, radiusKm }),
      ...(polygon && { polygon }),
      ...(anyOf && { anyOf }),
      wordedAreas: watch.wordedAreas,
    })
    writeWatch(this.#columns, row, { ...toWatchRow(query), id: watch.id, gate: watch.gate, area })
    this.#ids.add(row)
    if (query.ids) this.#chosen.set(row, new Set(query.ids))
    this.#rulers.add(basisOf(this.#columns.fields[row * STRIDE + WORDING]!))
    if (watch.gate !== 0) this.#hasGates = true
    return row
  }

  /** @returns whether it was there */
  remove(id: number): boolean {
    const row = this.#ids.find(id)
    if (row < 0) return false
    this.#columns.fields[row * STRIDE + ACCEPTS] = NOTHING
    // no id: the table of ids passes it over
    this.#columns.ids[row] = 0
    this.#chosen.delete(row)
    this.#dead++
    return true
  }

  /** Sorts everything again, without the removed ones. Until then matches are right, and slower with every change. */
  build(): void {
    this.#compact()
    this.#areas.trim()
    this.#late.clear()
    const byPrice = [0, 1].map((offer) => sortRows(this.#columns, this.#count, pricesAt(offer) + 1))
    this.#lists = new PostingLists((post) => {
      for (const offer of [0, 1]) {
        for (const row of byPrice[offer]!) this.#post(row, offer, (key) => post(key, row))
      }
    })
    this.#arrange(this.#lists.renumber(this.#count))
    this.#built = this.#count
  }

  /** True when enough has changed for a build to pay. */
  get wantsBuild(): boolean {
    return this.#count - this.#built + this.#dead > Math.max(FEWEST_LATE, this.#built / 8)
  }

  /** Ids of all watches that find this space, the words of their texts left aside. */
  match(space: WatchedSpace): number[] {
    const probe = new SpaceProbe(space)
    const found: number[] = []
    const { ids } = this.#columns
    for (const { key, ruler } of this.#listKeys(probe, space)) {
      this.#scanSorted(key, probe, probe.cents[ruler]!, found)
      for (const row of this.#late.get(key) ?? []) if (this.#fits(probe, row)) found.push(row)
    }
    return found.map((row) => ids[row]!)
  }

  #scanSorted(key: number, probe: SpaceProbe, cents: number, found: number[]): void {
    const rows = this.#lists.find(key)
    if (rows === null) return
    const { fields } = this.#columns
    const max = pricesAt(probe.offer) + 1
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!
      // the most expensive come first: from here on the space costs too much for all
      if (fields[row * STRIDE + max]! < cents) return
      if (this.#fits(probe, row)) found.push(row)
    }
  }

  #fits(probe: SpaceProbe, row: number): boolean {
    if (!probe.fits(this.#columns, row, this.#areas)) return false
    const chosen = this.#chosen.size > 0 ? this.#chosen.get(row) : undefined
    return chosen === undefined || chosen.has(probe.id)
  }

  /** The lists in which a watch of this space can stand. */
  *#listKeys(probe: SpaceProbe, { wordedAt }: WatchedSpace): Generator<{ key: number; ruler: number }> {
    const at = probe.isLocated
      ? [probe.latE7, probe.lngE7]
      : wordedAt && [toE7(wordedAt.lat), toE7(wordedAt.lng)]
    const cells = at ? listCellsOf(at[0]!, at[1]!) : [WORLD_CELL]
    const gates = this.#hasGates ? [0, ...probe.gates] : [0]
    for (const ruler of this.#rulers) {
      for (const cell of cells) {
        for (const gate of gates) {
          const name = { cell, gate, ruler, offer: probe.offer }
          yield { key: toListKey({ ...name, medium: ANY_MEDIUM }), ruler }
          yield { key: toListKey({ ...name, medium: probe.medium }), ruler }
        }
      }
    }
  }

  /** Names the lists of a watch among those of one offer. */
  #post(row: number, offer: number, post: (key: number) => void): void {
    const { fields } = this.#columns
    const at = row * STRIDE
    const accepts = fields[at + ACCEPTS]!
    if (((accepts >>> OFFERS_AT) & (1 << offer)) === 0) return
    const start = fields[at + AREA]!
    const wording = fields[at + WORDING]!
    const name = { gate: gateOf(wording), ruler: basisOf(wording), offer }
    const cells = start === NO_AREA ? [WORLD_CELL] : listCells(this.#areas.cover(start))
    const media = listMedia(accepts)
    for (const cell of cells) {
      for (const medium of media) post(toListKey({ ...name, cell, medium }))
    }
  }

  #addLate(key: number, row: number): void {
    const rows = this.#late.get(key)
    if (rows) rows.push(row)
    else this.#late.set(key, [row])
  }

  #grow(): void {
    const capacity = Math.max(FEWEST_LATE, Math.ceil(this.#count * 1.25))
    this.#columns = growWatchColumns(this.#columns, this.#count, capacity)
    this.#indexIds(capacity)
  }

  #indexIds(capacity: number): void {
    this.#ids = new IdTable(this.#columns.ids, capacity)
    for (let row = 0; row < this.#count; row++) if (this.#isAlive(row)) this.#ids.add(row)
  }

  #isAlive(row: number): boolean {
    return this.#columns.fields[row * STRIDE + ACCEPTS] !== NOTHING
  }

  /** Takes removed rows out. */
  #compact(): void {
    if (this.#dead === 0) return
    const alive = Uint32Array.from({ length: this.#count }, (_, row) => row).filter((row) =>
      this.#isAlive(row),
    )
    this.#dead = 0
    this.#arrange(alive)
  }

  /** @param olds the old number of each row, in their new order */
  #arrange(olds: Uint32Array): void {
    const columns = createWatchColumns(this.#columns.ids.length)
    const chosen = new Map<number, ReadonlySet<number>>()
    for (const [row, old] of olds.entries()) {
      copyWatch(this.#columns, old, columns, row)
      const list = this.#chosen.get(old)
      if (list) chosen.set(row, list)
    }
    this.#columns = columns
    this.#chosen = chosen
    this.#count = olds.length
    this.#indexIds(columns.ids.length)
  }
}

function listMedia(accepts: number): number[] {
  const media = AD_TYPES.flatMap((_, code) => ((accepts >>> code) & 1 ? [code] : []))
  return media.length > MOST_MEDIA ? [ANY_MEDIUM] : media
}

const ROWS = 2 ** 22

/** Rows by their maximum, the highest first: both in one number, so that a plain sort does it. */
function sortRows({ fields }: WatchColumns, count: number, field: number): Uint32Array {
  const keys = Float64Array.from({ length: count }, (_, row) => fields[row * STRIDE + field]! * ROWS + row)
  keys.sort()
  return Uint32Array.from({ length: count }, (_, i) => keys[count - 1 - i]! % ROWS)
}

import { type Columns, copyRow, createColumns, growColumns, writeRow } from './columns.ts'
import type { SpaceRow } from './query.ts'
import type { RateCards } from './rate-cards.ts'

const FIRST_CAPACITY = 1024

/** Unsorted recent changes; every query scans them, so they are merged into the base while they are few. */
export class Delta {
  columns: Columns
  count = 0
  readonly #rows = new Map<number, number>()

  /** @param cards those of the base */
  constructor(cards: RateCards) {
    this.columns = createColumns(FIRST_CAPACITY, undefined, cards)
  }

  has(id: number): boolean {
    return this.#rows.has(id)
  }

  /** Row of the space, or -1. */
  find(id: number): number {
    return this.#rows.get(id) ?? -1
  }

  upsert(row: SpaceRow): void {
    let at = this.find(row.id)
    if (at < 0) {
      if (this.count === this.columns.ids.length) {
        this.columns = growColumns(this.columns, this.count, this.count * 2)
      }
      at = this.count++
      this.#rows.set(row.id, at)
    }
    writeRow(this.columns, at, row)
  }

  /** Removes a space; the last row fills the hole (swap remove). */
  remove(id: number): boolean {
    const at = this.find(id)
    if (at < 0) return false
    const last = --this.count
    this.#rows.delete(id)
    if (at === last) return true
    copyRow(this.columns, last, this.columns, at)
    this.#rows.set(this.columns.ids[at]!, at)
    return true
  }
}

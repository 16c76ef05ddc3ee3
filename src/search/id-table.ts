/**
 * Id → row hash table, with open addressing in one typed array: about 6 bytes a space, where a `Map` takes over 40.
 * Rows are never deleted from the table; a removed row is recognized by its tombstone.
 */
export class IdTable {
  readonly #rows: Int32Array
  readonly #ids: Int32Array

  /** `ids` is the column the rows point into; `capacity` the maximum number of rows. */
  constructor(ids: Int32Array, capacity: number) {
    this.#ids = ids
    this.#rows = new Int32Array(Math.ceil(capacity / 0.7) + 1)
  }

  get bytes(): number {
    return this.#rows.byteLength
  }

  add(row: number): void {
    const rows = this.#rows
    let slot = this.#slot(this.#ids[row]!)
    while (rows[slot] !== 0) slot = slot + 1 === rows.length ? 0 : slot + 1
    rows[slot] = row + 1
  }

  /** Row of the id, or -1. */
  find(id: number): number {
    const rows = this.#rows
    let slot = this.#slot(id)
    for (;;) {
      const row = rows[slot]! - 1
      if (row < 0 || this.#ids[row] === id) return row
      slot = slot + 1 === rows.length ? 0 : slot + 1
    }
  }

  /**
   * Fibonacci hashing: multiplies by the golden ratio and takes the top bits, so that consecutive ids spread evenly.
   */
  #slot(id: number): number {
    const hash = Math.imul(id, 0x9e3779b1) >>> 0
    return Math.floor((hash / 4294967296) * this.#rows.length)
  }
}

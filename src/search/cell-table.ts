/**
 * Map cells touched by one query, numbered in order of arrival. Open addressing over two integers: a `Map` would need
 * one key of 48 bits, which is a heap number and hashes ten times slower.
 */
export class CellTable {
  size = 0
  #slots = new Int32Array(512)
  #xs = new Uint32Array(256)
  #ys = new Uint32Array(256)

  /** Number of the cell; a new cell gets the current `size`. */
  find(x: number, y: number): number {
    const mask = this.#slots.length - 1
    let slot = hash(x, y) & mask
    for (;;) {
      const cell = this.#slots[slot]! - 1
      if (cell < 0) return this.#add(x, y, slot)
      if (this.#xs[cell] === x && this.#ys[cell] === y) return cell
      slot = (slot + 1) & mask
    }
  }

  #add(x: number, y: number, slot: number): number {
    const cell = this.size++
    this.#xs[cell] = x
    this.#ys[cell] = y
    this.#slots[slot] = cell + 1
    if (this.size === this.#xs.length) this.#grow()
    return cell
  }

  #grow(): void {
    this.#xs = widen(this.#xs)
    this.#ys = widen(this.#ys)
    const slots = new Int32Array(this.#slots.length * 2)
    for (let cell = 0; cell < this.size; cell++) {
      let slot = hash(this.#xs[cell]!, this.#ys[cell]!) & (slots.length - 1)
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
      slots[slot] = cell + 1
    }
    this.#slots = slots
  }
}

function widen(from: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const to = new Uint32Array(from.length * 2)
  to.set(from)
  return to
}

function hash(x: number, y: number): number {
  const mixed = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b)
  return mixed ^ (mixed >>> 15)
}

/** Names of lists → where they stand: open addressing in typed arrays, about 16 bytes a list. */
class Directory {
  #keys: Float64Array
  #lists: Int32Array
  #count = 0

  constructor(capacity = 1024) {
    this.#keys = new Float64Array(capacity)
    this.#lists = new Int32Array(capacity)
  }

  get bytes(): number {
    return this.#keys.byteLength + this.#lists.byteLength
  }

  get count(): number {
    return this.#count
  }

  /** Number of the list; -1 when there is none. */
  find(key: number): number {
    return this.#lists[this.#slot(key)]! - 1
  }

  add(key: number): number {
    const slot = this.#slot(key)
    if (this.#lists[slot] !== 0) return this.#lists[slot]! - 1
    this.#keys[slot] = key
    this.#lists[slot] = ++this.#count
    if (this.#count * 1.5 > this.#lists.length) this.#grow()
    return this.#count - 1
  }

  /** The same with as little room as finding allows, once nothing is added any more. */
  packed(): Directory {
    const packed = new Directory(Math.ceil(this.#count * 1.3) + 1)
    packed.#take(this)
    return packed
  }

  #take(other: Directory): void {
    for (const [i, list] of other.#lists.entries()) {
      if (list === 0) continue
      const slot = this.#slot(other.#keys[i]!)
      this.#keys[slot] = other.#keys[i]!
      this.#lists[slot] = list
    }
    this.#count = other.#count
  }

  #slot(key: number): number {
    const lists = this.#lists
    let slot = hashOf(key) % lists.length
    while (lists[slot] !== 0 && this.#keys[slot] !== key) slot = slot + 1 === lists.length ? 0 : slot + 1
    return slot
  }

  #grow(): void {
    const wider = new Directory(this.#keys.length * 2)
    wider.#take(this)
    this.#keys = wider.#keys
    this.#lists = wider.#lists
  }
}

function hashOf(key: number): number {
  const high = Math.floor(key / 2 ** 32)
  const mixed = Math.imul((key >>> 0) ^ Math.imul(high, 0x85ebca6b), 0x9e3779b1)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

/** Rows by the names of their lists, in the order in which they were given; written once, read often. */
export class PostingLists {
  readonly #directory: Directory
  readonly #starts: Uint32Array
  readonly #rows: Uint32Array

  /** @param visit names the lists of every row, twice the same: to count, and to fill */
  constructor(visit: (post: (key: number, row: number) => void) => void) {
    const directory = new Directory()
    let counts = new Uint32Array(1024)
    visit((key) => {
      const list = directory.add(key)
      if (list === counts.length) counts = widen(counts)
      counts[list]!++
    })
    this.#directory = directory.packed()
    this.#starts = toStarts(counts, this.#directory.count)
    const ends = this.#starts.slice()
    this.#rows = new Uint32Array(this.#starts.at(-1)!)
    visit((key, row) => {
      this.#rows[ends[this.#directory.find(key)]!++] = row
    })
  }

  get bytes(): number {
    return this.#directory.bytes + this.#starts.byteLength + this.#rows.byteLength
  }

  /**
   * Numbers rows again, in the order in which the lists name them first: what is read together then lies together.
   * @returns the old number of each new one
   */
  renumber(count: number): Uint32Array {
    const numbers = new Uint32Array(count)
    const olds = new Uint32Array(count)
    let next = 0
    for (let i = 0; i < this.#rows.length; i++) {
      const old = this.#rows[i]!
      if (numbers[old] === 0) {
        olds[next] = old
        numbers[old] = ++next
      }
      this.#rows[i] = numbers[old]! - 1
    }
    return olds.subarray(0, next)
  }

  /** The rows of a list; null when there is none. */
  find(key: number): Uint32Array | null {
    const list = this.#directory.find(key)
    return list < 0 ? null : this.#rows.subarray(this.#starts[list]!, this.#starts[list + 1]!)
  }
}

function widen(counts: Uint32Array): Uint32Array<ArrayBuffer> {
  const wider = new Uint32Array(counts.length * 2)
  wider.set(counts)
  return wider
}

function toStarts(counts: Uint32Array, lists: number): Uint32Array<ArrayBuffer> {
  const starts = new Uint32Array(lists + 1)
  for (let list = 0; list < lists; list++) starts[list + 1] = starts[list]! + counts[list]!
  return starts
}

import { hash } from 'node:crypto'

interface Sized {
  bytes: number
}

const REMEMBERED = 20_000

/**
 * Pages by address, as many as fit. A page is let in when it is asked for a second time, so that whoever walks through a million
 * addresses once pushes nothing out; the one longest not asked for goes first.
 */
export class PageCache<T extends Sized> {
  readonly #maxBytes: number
  readonly #pages = new Map<string, T>()
  /** Hashes of addresses asked for, the older half beside the newer. */
  #seen = new Set<string>()
  #seenBefore = new Set<string>()
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): T | undefined {
    const page = this.#pages.get(key)
    if (!page) return undefined
    // the order of a Map is that of its writes: the last one asked for is the last to go
    this.#pages.delete(key)
    this.#pages.set(key, page)
    return page
  }

  /** Whether this address was asked for not long ago; remembers that it is now. */
  isWanted(key: string): boolean {
    const mark = hash('sha1', key, 'base64')
    if (this.#seen.has(mark) || this.#seenBefore.has(mark)) return true
    if (this.#seen.size >= REMEMBERED / 2) {
      this.#seenBefore = this.#seen
      this.#seen = new Set()
    }
    this.#seen.add(mark)
    return false
  }

  set(key: string, page: T): void {
    this.delete(key)
    // one page never takes the place of many
    if (page.bytes > this.#maxBytes / 8) return
    this.#pages.set(key, page)
    this.#bytes += page.bytes
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#pages.get(key)?.bytes ?? 0
    this.#pages.delete(key)
  }
}

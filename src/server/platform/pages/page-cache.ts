import { hash } from 'node:crypto'

interface Sized {
  bytes: number
}

const REMEMBERED = 20_000

/**
 * LRU cache of pages by address, bounded in bytes. A page is admitted on its second request, so that a scan of a million
 * addresses evicts nothing.
 */
export class PageCache<T extends Sized> {
  readonly #maxBytes: number
  readonly #pages = new Map<string, T>()
  /** Hashes of recently requested addresses, in two generations. */
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
    // a Map keeps insertion order: reinserting moves the page to the end, evicted last
    this.#pages.delete(key)
    this.#pages.set(key, page)
    return page
  }

  /** Admission: whether this address was requested recently; records that it is now. */
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
    // one page must never evict many
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

import { type PackedPage, packPage, type RenderedPage } from './packed-page.ts'
import { PageCache } from './page-cache.ts'
import type { PageChanges } from './page-changes.ts'
import type { Reads } from './page-reads.ts'

const MAX_BYTES = 32 * 1024 * 1024
/** TTL: ages, opening hours and "today" are right to the minute. */
const MAX_AGE_MS = 60_000
/** A page is served without revalidation for this long, however many writes there are. */
const RECHECK_MS = 25

interface GuestPage extends PackedPage {
  reads: Reads
  renderedAt: number
  /** When revalidation of `reads` began, and the change count then. */
  checkedAt: number
  heard: number | null
}

interface Flight {
  startedAt: number
  heard: number | null
  page: Promise<PackedPage | RenderedPage>
}

interface Options {
  changes: PageChanges
  /** Renders the page as seen without an account. `reads` is null when it must not be cached. */
  render: (address: string) => Promise<RenderedPage & { reads: Reads | null }>
  areUnchanged: (reads: Reads) => Promise<boolean>
  maxBytes?: number
  clock?: () => number
}

/**
 * Cache of pages for guests, stored as compressed bytes. A page remembers the API answers it read: after any change it
 * revalidates them and is rendered again only when one of them differs.
 */
export class GuestPages {
  readonly #options: Options
  readonly #cache: PageCache<GuestPage>
  readonly #flights = new Map<string, Flight>()
  readonly #clock: () => number

  constructor(options: Options) {
    this.#options = options
    this.#cache = new PageCache(options.maxBytes ?? MAX_BYTES)
    this.#clock = options.clock ?? (() => performance.now())
  }

  /** @returns undefined for a page without recent requests: it is rendered for this visitor alone */
  find(address: string): PackedPage | Promise<PackedPage | RenderedPage> | undefined {
    const cached = this.#cache.get(address)
    if (cached && this.#isFresh(cached)) return cached
    if (!cached && !this.#cache.isWanted(address)) return undefined
    const underway = this.#flights.get(address)
    if (underway && this.#isRecent(underway.startedAt, underway.heard)) return underway.page
    return this.#startRefresh(address, cached)
  }

  #isFresh({ renderedAt, checkedAt, heard }: GuestPage): boolean {
    return this.#clock() - renderedAt < MAX_AGE_MS && this.#isRecent(checkedAt, heard)
  }

  #isRecent(since: number, heard: number | null): boolean {
    return (heard !== null && heard === this.#options.changes.heard) || this.#clock() - since < RECHECK_MS
  }

  #startRefresh(address: string, cached: GuestPage | undefined): Promise<PackedPage | RenderedPage> {
    const startedAt = this.#clock()
    const heard = this.#options.changes.heard
    const flight: Flight = {
      startedAt,
      heard,
      page: this.#refresh(address, cached, { checkedAt: startedAt, heard }),
    }
    this.#flights.set(address, flight)
    const finish = () => {
      if (this.#flights.get(address) === flight) this.#flights.delete(address)
    }
    flight.page.then(finish, finish)
    return flight.page
  }

  async #refresh(
    address: string,
    cached: GuestPage | undefined,
    seen: { checkedAt: number; heard: number | null },
  ): Promise<PackedPage | RenderedPage> {
    const isUnexpired = cached && seen.checkedAt - cached.renderedAt < MAX_AGE_MS
    if (isUnexpired && (await this.#options.areUnchanged(cached.reads)))
      return Object.assign(cached, newest(cached, seen))
    const { reads, ...page } = await this.#options.render(address)
    if (!reads) {
      this.#cache.delete(address)
      return page
    }
    const packed = { ...(await packPage(page)), reads, renderedAt: seen.checkedAt, ...seen }
    const other = this.#cache.get(address)
    if (!other || other.checkedAt <= seen.checkedAt) this.#cache.set(address, packed)
    return packed
  }
}

/** Two revalidations may overlap: the later one counts. */
function newest<T extends { checkedAt: number }>(
  cached: T,
  seen: T | { checkedAt: number },
): { checkedAt: number } {
  return seen.checkedAt > cached.checkedAt ? seen : cached
}

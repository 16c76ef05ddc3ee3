import { sql } from 'kysely'
import type { FoundListing } from '#contract/discovery/search.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type MailSettings, presentListing } from '../../listings/listings/present.ts'
import { listingsWithSeller } from '../../listings/listings/queries.ts'
import { readFirstDays } from './read-first-days.ts'

/** About 4 KB each. */
const MAX_LISTINGS = 5_000

interface Options {
  db: Db
  config: MailSettings
  now: () => Date
}

/**
 * Cache of presented active listings by id with the first day of each that can be booked, invalidated on change, so that a
 * page costs no query while nothing changes.
 */
export class ListingCache {
  readonly #options: Options
  #listings = new Map<number, FoundListing>()
  #changes = 0
  #day = ''

  constructor(options: Options) {
    this.#options = options
  }

  clear(): void {
    this.#changes += 1
    this.#listings.clear()
  }

  drop(ids: readonly number[]): void {
    this.#changes += 1
    for (const id of ids) this.#listings.delete(id)
  }

  /** In the given order; ids that are no longer active are left out. */
  async list(ids: readonly number[]): Promise<FoundListing[]> {
    this.#followDay()
    const found = new Map<number, FoundListing>()
    for (const id of ids) {
      const listing = this.#listings.get(id)
      if (listing) found.set(id, listing)
    }
    const missing = ids.filter((id) => !found.has(id))
    if (missing.length > 0) for (const listing of await this.#load(missing)) found.set(listing.id, listing)
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  /** First days pass by themselves, at midnight at the latest. */
  #followDay(): void {
    const day = toMarketDate(this.#options.now())
    if (day !== this.#day) this.clear()
    this.#day = day
  }

  async #load(ids: number[]): Promise<FoundListing[]> {
    const changesBefore = this.#changes
    const listings = await this.readPast(ids)
    // a change arrived during the read: the result may be stale, so it is not cached
    if (changesBefore === this.#changes) this.#keep(listings)
    return listings
  }

  /** In the order of the table, and not kept. */
  async readPast(ids: readonly number[]): Promise<FoundListing[]> {
    if (ids.length === 0) return []
    const { db, config } = this.#options
    const rows = await listingsWithSeller(db)
      .where('listings.id', '=', sql<number>`any(${[...ids]}::int[])`)
      .where('listings.status', '=', 'active')
      .execute()
    const firstDays = await readFirstDays(this.#options, rows)
    return rows.map((row) => {
      const firstFree = firstDays.get(row.id)
      return { ...presentListing(row, config), ...(firstFree !== undefined && { firstFree }) }
    })
  }

  #keep(listings: FoundListing[]): void {
    if (this.#listings.size + listings.length > MAX_LISTINGS) this.#listings.clear()
    for (const listing of listings) this.#listings.set(listing.id, listing)
  }
}

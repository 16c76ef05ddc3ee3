import type { Listing } from '#contract/listings/listings.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type MailSettings, presentListing } from '../../listings/listings/present.ts'
import { listingsWithSeller } from '../../listings/listings/queries.ts'

/** About 4 KB each. */
const MAX_LISTINGS = 5_000

/** Cache of presented active listings by id, invalidated on change, so that a page costs no query while nothing changes. */
export class ListingCache {
  readonly #db: Db
  readonly #config: MailSettings
  #listings = new Map<number, Listing>()
  #changes = 0

  constructor({ db, config }: { db: Db; config: MailSettings }) {
    this.#db = db
    this.#config = config
  }

  drop(ids: readonly number[]): void {
    this.#changes += 1
    for (const id of ids) this.#listings.delete(id)
  }

  /** In the given order; ids that are no longer active are left out. */
  async list(ids: readonly number[]): Promise<Listing[]> {
    const found = new Map<number, Listing>()
    for (const id of ids) {
      const listing = this.#listings.get(id)
      if (listing) found.set(id, listing)
    }
    const missing = ids.filter((id) => !found.has(id))
    if (missing.length > 0) for (const listing of await this.#load(missing)) found.set(listing.id, listing)
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  async #load(ids: number[]): Promise<Listing[]> {
    const changesBefore = this.#changes
    const rows = await listingsWithSeller(this.#db)
      .where('listings.id', 'in', ids)
      .where('listings.status', '=', 'active')
      .execute()
    const listings = rows.map((row) => presentListing(row, this.#config))
    // a change arrived during the read: the result may be stale, so it is not cached
    if (changesBefore === this.#changes) this.#keep(listings)
    return listings
  }

  #keep(listings: Listing[]): void {
    if (this.#listings.size + listings.length > MAX_LISTINGS) this.#listings.clear()
    for (const listing of listings) this.#listings.set(listing.id, listing)
  }
}

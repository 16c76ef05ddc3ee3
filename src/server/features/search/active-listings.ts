import type { Listing } from '#contract/listings.ts'
import type { Db } from '../../platform/db/database.ts'
import { type MailSettings, presentListing } from '../listings/present.ts'
import { listingsWithSeller } from '../listings/queries.ts'

/** All active listings as the API presents them: read whole once, then only what changed. */
export class ActiveListings {
  readonly #db: Db
  readonly #config: MailSettings
  #listings: Map<number, Listing> | null = null
  #snapshot: readonly Listing[] | null = null
  #touched = new Set<number>()
  #refreshing: Promise<readonly Listing[]> | null = null

  constructor({ db, config }: { db: Db; config: MailSettings }) {
    this.#db = db
    this.#config = config
  }

  touch(ids: readonly number[]): void {
    this.#snapshot = null
    if (this.#listings) for (const id of ids) this.#touched.add(id)
  }

  list(): Promise<readonly Listing[]> {
    if (this.#snapshot) return Promise.resolve(this.#snapshot)
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = null
    })
    return this.#refreshing
  }

  async #refresh(): Promise<readonly Listing[]> {
    const ids = [...this.#touched]
    const isFirst = this.#listings === null
    const listings = this.#listings ?? new Map<number, Listing>()
    this.#listings = listings
    this.#touched = new Set()
    try {
      const active = listingsWithSeller(this.#db).where('listings.status', '=', 'active')
      const rows = isFirst ? await active.execute() : await active.where('listings.id', 'in', ids).execute()
      for (const id of ids) listings.delete(id)
      for (const row of rows) listings.set(row.id, presentListing(row, this.#config))
    } catch (error) {
      // nothing may stay unread: begin again next time
      this.#listings = null
      throw error
    }
    const all = [...listings.values()]
    if (this.#touched.size === 0) this.#snapshot = all
    return all
  }
}

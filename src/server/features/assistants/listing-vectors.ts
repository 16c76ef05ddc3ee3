import { type CompactVector, fromBytes } from '#assistant/meaning/vectors.ts'
import type { Db } from '../../platform/db/database.ts'

/** What the job process has embedded meanwhile is looked for this often. */
const REFRESH_MS = 15_000
/** A commit may carry an earlier time than one that was seen before it. */
const OVERLAP_MS = 60_000

/** The listings' vectors in memory (about 600 bytes each): read whole once, then only what is new. */
export class ListingVectors {
  readonly #db: Db
  readonly #vectors = new Map<number, CompactVector>()
  #seenAt = new Date(0)
  #lookedAt = 0
  #reading: Promise<void> | null = null

  constructor(db: Db) {
    this.#db = db
  }

  get(listingId: number): CompactVector | undefined {
    return this.#vectors.get(listingId)
  }

  /** Reads what is new, unless that was done a moment ago. */
  async refresh(): Promise<void> {
    if (Date.now() - this.#lookedAt < REFRESH_MS) return
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null
    })
    await this.#reading
  }

  async #read(): Promise<void> {
    const lookedAt = Date.now()
    const rows = await this.#db
      .selectFrom('listing_embeddings')
      .select(['listing_id', 'vector', 'embedded_at'])
      .where('embedded_at', '>', new Date(this.#seenAt.getTime() - OVERLAP_MS))
      .execute()
    for (const { listing_id, vector, embedded_at } of rows) {
      this.#vectors.set(listing_id, fromBytes(new Int8Array(vector)))
      if (embedded_at > this.#seenAt) this.#seenAt = embedded_at
    }
    this.#lookedAt = lookedAt
  }
}

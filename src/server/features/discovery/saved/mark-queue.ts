import { LIMITS } from '#domain/limits.ts'
import type { Db } from '../../../platform/db/database.ts'
import { addFavorites, removeFavorite } from './favorites.ts'

interface Batch {
  ids: number[]
  committed: Promise<number[]>
}

/**
 * Write coalescing for one person's favorites, in click order: those clicked during a write go into the next one together.
 * Each call resolves when its favorite is committed.
 */
export class MarkQueue {
  readonly #db: Db
  readonly #last = new Map<number, Promise<unknown>>()
  readonly #waiting = new Map<number, Batch>()

  constructor(db: Db) {
    this.#db = db
  }

  add(userId: number, ids: readonly number[]): Promise<number[]> {
    const waiting = this.#waiting.get(userId)
    if (waiting && waiting.ids.length + ids.length <= LIMITS.favorites.max) {
      waiting.ids.push(...ids)
      return waiting.committed
    }
    const next: Batch = { ids: [...ids], committed: Promise.resolve([]) }
    this.#waiting.set(userId, next)
    next.committed = this.#enqueue(userId, () => {
      this.#close(userId, next)
      return addFavorites(this.#db, userId, next.ids)
    })
    return next.committed
  }

  remove(userId: number, listingId: number): Promise<void> {
    // favorites clicked from here on go into the next batch
    this.#waiting.delete(userId)
    return this.#enqueue(userId, () => removeFavorite(this.#db, userId, listingId))
  }

  #close(userId: number, batch: Batch): void {
    if (this.#waiting.get(userId) === batch) this.#waiting.delete(userId)
  }

  #enqueue<T>(userId: number, write: () => Promise<T>): Promise<T> {
    const before = this.#last.get(userId)
    const run = before ? before.then(write, write) : write()
    this.#last.set(userId, run)
    const forget = () => {
      if (this.#last.get(userId) === run) this.#last.delete(userId)
    }
    run.then(forget, forget)
    return run
  }
}

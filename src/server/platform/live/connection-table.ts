import { required } from '#domain/required.ts'
import { chooseEvicted, type Placed } from './choose-evicted.ts'
import type { LiveConnection, Position } from './connection.ts'
import { encodeReplaced } from './encode-event.ts'

/** The oldest is ended when a person opens one more. */
const MAX_PER_PERSON = 5
/** That one comes back after so long: were it at once, six would push each other out for ever. */
const PUSHED_OUT_RETRY_MS = 60_000
const MAX_STREAMS = 2_000
/** Up to a third shorter by chance, so that streams opened together do not end together. */
const LIFETIME_MS = 30 * 60_000

/** Who is connected: person → streams, oldest first. */
export class ConnectionTable {
  readonly #streams = new Map<number, Set<LiveConnection>>()
  readonly #endsAt = new Map<LiveConnection, number>()
  readonly #retryMs: number

  constructor(retryMs: number) {
    this.#retryMs = retryMs
  }

  get size(): number {
    return this.#endsAt.size
  }

  /** Makes room for one more where there are too many. @returns whether there is room now */
  makeRoom(newcomer: Placed & { userId: number }): boolean {
    if (this.size < MAX_STREAMS) return true
    // one more of a person who has the most takes the place of their own
    const own = this.#streams.get(newcomer.userId)
    if (own && own.size >= MAX_PER_PERSON) return true
    const evicted = chooseEvicted(this.all(), newcomer)
    evicted?.end(PUSHED_OUT_RETRY_MS)
    return evicted !== undefined
  }

  has(userId: number): boolean {
    return this.#streams.has(userId)
  }

  userIds(): number[] {
    return [...this.#streams.keys()]
  }

  all(): LiveConnection[] {
    return [...this.#endsAt.keys()]
  }

  add(connection: LiveConnection): void {
    const { userId } = connection
    const own = this.#streams.get(userId) ?? new Set()
    if (own.size >= MAX_PER_PERSON) replace(required(own.values().next().value))
    this.#streams.set(userId, own.add(connection))
    this.#endsAt.set(connection, performance.now() + LIFETIME_MS * (1 - Math.random() / 3))
  }

  remove(connection: LiveConnection): void {
    this.#endsAt.delete(connection)
    const own = this.#streams.get(connection.userId)
    own?.delete(connection)
    if (own?.size === 0) this.#streams.delete(connection.userId)
  }

  endOld(): void {
    for (const [connection, endsAt] of this.#endsAt)
      if (endsAt < performance.now()) connection.end(this.#retryMs)
  }

  /** Where these people's streams stand: mostly all of one person's at the same number. */
  positionsOf(userIds: Iterable<number>): Position[] {
    return [...userIds].flatMap((userId) => {
      const ready = [...(this.#streams.get(userId) ?? [])].filter(({ hasRoom }) => hasRoom)
      return [...new Set(ready.map(({ sent }) => sent))].map((after) => ({ userId, after }))
    })
  }

  at({ userId, after }: Position): LiveConnection[] {
    return [...(this.#streams.get(userId) ?? [])].filter(({ sent }) => sent === after)
  }
}

function replace(oldest: LiveConnection): void {
  oldest.write(encodeReplaced())
  oldest.end(PUSHED_OUT_RETRY_MS)
}

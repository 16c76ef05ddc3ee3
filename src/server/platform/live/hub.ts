import { required } from '#domain/required.ts'
import type { ChannelFollower } from '../db/follow-channel.ts'
import type { Log } from '../log/log.ts'
import { type ConnectionOptions, LiveConnection, type Position } from './connection.ts'
import { ConnectionTable } from './connection-table.ts'
import { encodeEvent, encodeHello, type LiveItem } from './encode-event.ts'
import { LIVE_CHANNEL, readHint } from './signals.ts'

/** Hints of so long are answered by one query. */
const GATHER_MS = 10
/** Readers of one query. */
const PORTION = 100
/** A lost hint costs at most this. */
const COMPARE_MS = 5_000
/** Comparisons to one comment line and check of sessions: 25 s. */
const BEATS_EVERY = 5
/** How soon a browser comes back. */
const RETRY_MS = 1_000

/** Where events come from. The hub knows no feature and sees no content. */
export interface LiveSource {
  /** For each position what comes next, as that person may see it: a portion, oldest first. */
  readNext(positions: readonly Position[]): Promise<{ items: readonly LiveItem[]; hasMore: boolean }[]>
  /** Person → number of the latest event. */
  readLatest(userIds: readonly number[]): Promise<ReadonlyMap<number, number>>
  /** Those of the sessions that still hold. */
  findSessions(ids: readonly string[]): Promise<ReadonlySet<string>>
}

/** All event streams of this process. A hint says whose feed has grown; what is sent is read from the feed. */
export class LiveHub implements ChannelFollower {
  readonly channels = [LIVE_CHANNEL]
  readonly #table = new ConnectionTable(RETRY_MS)
  readonly #marked = new Set<number>()
  readonly #source: LiveSource
  readonly #log: Log
  #isFlushing = false
  #hasEnded = false
  #gather: NodeJS.Timeout | undefined
  #ticking: NodeJS.Timeout | undefined
  #ticks = 0

  constructor(source: LiveSource, log: Log) {
    this.#source = source
    this.#log = log
  }

  get size(): number {
    return this.#table.size
  }

  /** Opens a stream; null when there are too many, or the process is about to end. */
  open(options: ConnectionOptions): LiveConnection | null {
    if (this.#hasEnded || !this.#table.makeRoom(options)) return null
    const connection = new LiveConnection(options, {
      onClose: (closed) => this.#close(closed),
      onRoom: ({ userId }) => this.#mark(userId),
    })
    this.#table.add(connection)
    this.#ticking ??= setInterval(() => void this.#tick(), COMPARE_MS)
    connection.write(encodeHello(options.after, RETRY_MS))
    this.#mark(options.userId)
    return connection
  }

  notify(hint: string): void {
    for (const userId of readHint(hint)) if (this.#table.has(userId)) this.#mark(userId)
  }

  /** Hints sent while nothing was heard are lost. */
  follow(isFollowing: boolean): void {
    if (isFollowing) void this.compare()
  }

  /** Finds feeds that have grown without a hint. */
  async compare(): Promise<void> {
    const userIds = this.#table.userIds()
    if (userIds.length === 0) return
    await this.#attempt(async () => {
      const latest = await this.#source.readLatest(userIds)
      for (const { userId, sent } of this.#table.all())
        if ((latest.get(userId) ?? 0) !== sent) this.#mark(userId)
    })
  }

  /** A comment line for all; closes streams of ended sessions, readers that take nothing, and the old. */
  async beat(): Promise<void> {
    await this.#attempt(async () => {
      const all = this.#table.all()
      const held = await this.#source.findSessions([...new Set(all.map(({ sessionId }) => sessionId))])
      for (const connection of all) if (!held.has(connection.sessionId)) connection.end(RETRY_MS)
    })
    for (const connection of this.#table.all()) if (!connection.beat()) connection.drop(RETRY_MS)
    this.#table.endOld()
  }

  /** Ends all streams before the process ends; their browsers resume elsewhere. */
  end(): void {
    this.#hasEnded = true
    for (const connection of this.#table.all()) connection.end(RETRY_MS)
  }

  #close(connection: LiveConnection): void {
    this.#table.remove(connection)
    if (this.#table.size > 0) return
    clearInterval(this.#ticking)
    this.#ticking = undefined
  }

  async #tick(): Promise<void> {
    this.#ticks += 1
    await this.compare()
    if (this.#ticks % BEATS_EVERY === 0) await this.beat()
  }

  #mark(userId: number): void {
    this.#marked.add(userId)
    this.#schedule()
  }

  #schedule(): void {
    if (this.#gather || this.#isFlushing || this.#marked.size === 0) return
    this.#gather = setTimeout(() => void this.#flush(), GATHER_MS)
  }

  /** One at a time, so that each stream gets its events once and in order. */
  async #flush(): Promise<void> {
    this.#gather = undefined
    this.#isFlushing = true
    const positions = this.#table.positionsOf(this.#marked)
    this.#marked.clear()
    await this.#attempt(async () => {
      for (let first = 0; first < positions.length; first += PORTION)
        await this.#sendNext(positions.slice(first, first + PORTION))
    })
    this.#isFlushing = false
    this.#schedule()
  }

  async #sendNext(positions: readonly Position[]): Promise<void> {
    const batches = await this.#source.readNext(positions)
    positions.forEach((position, index) => {
      const { items, hasMore } = required(batches[index])
      const encoded = items.map((item) => ({ seq: item.seq, bytes: encodeEvent(item) }))
      for (const connection of this.#table.at(position)) sendWhileRoom(connection, encoded)
      if (hasMore) this.#marked.add(position.userId)
    })
  }

  /** Without the database nothing is sent; the next comparison finds what was missed. */
  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#log.warn({ err: error }, 'live events are late')
    }
  }
}

function sendWhileRoom(
  connection: LiveConnection,
  events: readonly { seq: number; bytes: Uint8Array }[],
): void {
  for (const { seq, bytes } of events) {
    if (!connection.hasRoom) return
    connection.sent = seq
    connection.write(bytes)
  }
}

import fc from 'fast-check'
import { pino } from 'pino'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type StreamEvent, StreamReader } from '#test/support/event-stream.ts'
import type { LiveConnection } from './connection.ts'
import type { LiveItem } from './encode-event.ts'
import { LiveHub, type LiveSource } from './hub.ts'

interface Item extends LiveItem {
  owner: number
  words: string
}

/** Feeds in memory. */
class Feeds implements LiveSource {
  readonly #items = new Map<number, Item[]>()
  readonly ended = new Set<string>()
  isDown = false

  append(owner: number, words = ''): void {
    const items = this.#items.get(owner) ?? []
    this.#items.set(owner, [...items, { seq: items.length + 1, kind: 'message', owner, words }])
  }

  of = (owner: number) => this.#items.get(owner) ?? []
  readNext: LiveSource['readNext'] = async (positions) => {
    if (this.isDown) throw new Error('The database is away')
    return positions.map(({ userId, after }) => {
      const items = this.of(userId).slice(after, after + 20)
      return { items, hasMore: after + items.length < this.of(userId).length }
    })
  }
  readLatest: LiveSource['readLatest'] = async (ids) => new Map(ids.map((id) => [id, this.of(id).length]))
  findSessions: LiveSource['findSessions'] = async (ids) => new Set(ids.filter((id) => !this.ended.has(id)))
}

function build() {
  const feeds = new Feeds()
  const hub = new LiveHub(feeds, pino({ level: 'silent' }))
  const open = (
    userId: number,
    { after = 0, sessionId = 'one', cut = () => {}, network = '203.0.113.1', isVerified = true } = {},
  ) => hub.open({ userId, after, sessionId, cut, network, isVerified })!
  return { feeds, hub, open }
}

/** Collects what a stream brings, beside its hello. */
function collect({ body }: LiveConnection) {
  const seen: StreamEvent[] = []
  const reader = new StreamReader()
  const ended = (async () => {
    for await (const bytes of body as unknown as AsyncIterable<Uint8Array>)
      seen.push(...reader.take(bytes).filter(({ event }) => event !== 'hello'))
  })()
  return { seen, ended }
}

const seqsOf = (seen: StreamEvent[]) => seen.map(({ data }) => data.seq)
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

describe('events', () => {
  it('reach their owner alone, once and in order, whatever hints are lost', async () => {
    const { feeds, hub, open } = build()
    const streams = [7, 8, 7, 8, 9].map((userId) => ({ userId, ...collect(open(userId)) }))
    const [happened] = fc.sample(
      fc.array(fc.tuple(fc.constantFrom(7, 8), fc.boolean()), { minLength: 10_000, maxLength: 10_000 }),
      1,
    )
    for (const [index, [owner, isHinted]] of happened!.entries()) {
      feeds.append(owner)
      if (isHinted) hub.notify(`${owner},77`)
      if (index % 500 === 0) await new Promise((next) => setTimeout(next))
    }
    await hub.compare()
    for (const { userId, seen } of streams) {
      await vi.waitFor(() => expect(seen).toHaveLength(feeds.of(userId).length), 20_000)
      expect(seqsOf(seen)).toEqual(upTo(seen.length))
      expect(new Set(seen.map(({ data }) => data.owner))).toEqual(new Set(seen.length ? [userId] : []))
    }
    hub.end()
    expect(hub.size).toBe(0)
  })

  it('begin after the number a reader names, for each of several readers', async () => {
    const { feeds, hub, open } = build()
    for (let i = 0; i < 30; i++) feeds.append(7)
    const streams = [0, 12, 30].map((after) => ({ after, ...collect(open(7, { after })) }))
    for (const { after, seen } of streams)
      await vi.waitFor(() => expect(seqsOf(seen)).toEqual(after === 30 ? [] : upTo(30, after + 1)))
    hub.end()
    await Promise.all(streams.map(({ ended }) => ended))
  })

  it('come after an outage of the database', async () => {
    const { feeds, hub, open } = build()
    const { seen } = collect(open(7))
    feeds.isDown = true
    feeds.append(7)
    hub.notify('7')
    await new Promise((next) => setTimeout(next, 30))
    feeds.isDown = false
    hub.follow(true)
    await vi.waitFor(() => expect(seqsOf(seen)).toEqual([1]))
    hub.end()
  })
})

describe('the line of a reader', () => {
  afterEach(() => vi.useRealTimers())

  it('ends after 20 to 30 minutes, and the next goes on where it ended', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { feeds, hub, open } = build()
    const lives: number[] = []
    let isOver = false
    const counts = new Map<number, number>()
    const follow = async (userId: number) => {
      const seen: StreamEvent[] = []
      for (let lastEventId = '0'; ; ) {
        const openedAt = performance.now()
        const parser = new StreamReader()
        for await (const bytes of open(userId, { after: Number(lastEventId) }).body) {
          seen.push(...parser.take(bytes).filter(({ event }) => event !== 'hello'))
          counts.set(userId, seen.length)
        }
        lastEventId = parser.lastEventId
        if (isOver) return seqsOf(seen)
        lives.push(performance.now() - openedAt)
      }
    }
    const userIds = upTo(40)
    const following = userIds.map(follow)
    for (let minute = 0; minute < 90; minute++) {
      vi.advanceTimersByTime(60_000)
      for (const userId of userIds) feeds.append(userId)
      // some have their event when their line ends, some have it coming
      hub.notify(userIds.filter((userId) => userId % 2).join(','))
      if (minute % 3) await new Promise((next) => setTimeout(next, 15))
      await hub.beat()
      await vi.waitFor(() => expect(hub.size).toBe(userIds.length))
    }
    await hub.compare()
    await vi.waitFor(() => expect([...counts.values()]).toEqual(userIds.map(() => 90)))
    isOver = true
    hub.end()
    for (const seqs of await Promise.all(following)) expect(seqs).toEqual(upTo(90))
    expect(lives.length).toBeGreaterThanOrEqual(userIds.length * 3)
    for (const life of lives) {
      expect(life).toBeGreaterThan(20 * 60_000)
      expect(life).toBeLessThanOrEqual(31 * 60_000)
    }
    expect(new Set(lives).size).toBeGreaterThan(5)
  })
})

describe('a slow reader', () => {
  const LONG = 'a'.repeat(10_000)

  it('gets no more than it takes, and all of it in the end', async () => {
    const { feeds, hub, open } = build()
    const stream = open(7)
    for (let i = 0; i < 100; i++) feeds.append(7, LONG)
    hub.notify('7')
    await vi.waitFor(() => expect(stream.hasRoom).toBe(false))
    expect(stream.sent).toBe(7)
    const { seen } = collect(stream)
    await vi.waitFor(() => expect(seqsOf(seen)).toEqual(upTo(100)))
    hub.end()
  })

  it('is cut off when it takes nothing between two beats', async () => {
    const { feeds, hub, open } = build()
    const cut = vi.fn()
    const stream = open(7, { cut })
    for (let i = 0; i < 100; i++) feeds.append(7, LONG)
    hub.notify('7')
    await vi.waitFor(() => expect(stream.hasRoom).toBe(false))
    await hub.beat()
    expect(hub.size).toBe(1)
    await hub.beat()
    expect(hub.size).toBe(0)
    expect(cut).toHaveBeenCalledOnce()
  })
})

describe('streams', () => {
  it('of one person are five: the oldest is told that it is replaced, and comes back late', async () => {
    const { hub, open } = build()
    const oldest = open(7)
    for (let i = 0; i < 5; i++) open(7)
    expect(hub.size).toBe(5)
    expect(await new Response(oldest.body).text()).toContain('event: replaced\ndata: {}\n\nretry: 60000\n\n')
    hub.end()
  })

  it('are two thousand a process', () => {
    const { hub, open } = build()
    for (let userId = 1; userId <= 2000; userId++) expect(open(userId)).not.toBeNull()
    expect(open(2001)).toBeNull()
    hub.end()
    expect(hub.size).toBe(0)
  })

  it('S18: four hundred fresh accounts of one network hold no place that somebody else needs', async () => {
    const { hub, open } = build()
    const crowd = { network: '203.0.113.66', isVerified: false }
    const oldest = open(1, crowd)
    for (let i = 1; i < 2000; i++) expect(open(Math.floor(i / 5) + 1, crowd)).not.toBeNull()
    expect(hub.size).toBe(2000)
    expect(open(1000, crowd)).toBeNull()
    for (let userId = 2001; userId <= 2100; userId++)
      expect(open(userId, { network: `198.51.100.${userId % 250}` })).not.toBeNull()
    expect(open(3000, { network: '192.0.2.1', isVerified: false })).not.toBeNull()
    expect(hub.size).toBe(2000)
    expect(await new Response(oldest.body).text()).toContain('retry: 60000\n\n')
    hub.end()
  })

  it('leave nothing behind', async () => {
    const { feeds, hub, open } = build()
    for (let i = 0; i < 10_000; i++) {
      feeds.append(i % 100)
      const { body } = open(i % 100)
      if (i % 10 === 0) hub.notify(String(i % 100))
      await body.cancel()
    }
    expect(hub.size).toBe(0)
  })

  it('end with their session, with the others held by a comment line', async () => {
    const { feeds, hub, open } = build()
    const kept = open(7, { sessionId: 'kept' })
    const gone = open(7, { sessionId: 'gone' })
    feeds.ended.add('gone')
    await hub.beat()
    expect(hub.size).toBe(1)
    expect(await new Response(gone.body).text()).toContain('retry: 1000\n\n')
    hub.end()
    expect(await new Response(kept.body).text()).toMatch(/\n\n:\n\nretry: 1000\n\n$/)
  })

  it('are not opened by a process that ends', () => {
    const { hub, open } = build()
    hub.end()
    expect(open(7)).toBeNull()
  })
})

import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { createContext } from '#server/context.ts'
import { startSession } from '#server/features/accounts/accounts/sessions.ts'
import { followChannels } from '#server/platform/db/follow-channel.ts'
import { SESSION_COOKIE } from '#server/platform/http/session-cookie.ts'
import { buildAgreed } from '#test/support/booking/build-agreed.ts'
import { buildDenied, buildSent } from '#test/support/booking/build-payment.ts'
import { type StreamEvent, StreamReader } from '#test/support/event-stream.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { buildConversation } from '#test/support/messaging/build-conversation.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

/** Two web processes on one database. */
const first = await createTestApp({ RATE_LIMIT_SCALE: '100000' })
const { db, context } = first
const url = context.config.DATABASE_URL!
const other = createContext(context.config, url)
const second = createApp(other)
afterAll(() => other.pool.end())
for (const { live, log } of [context, other]) {
  const stop = followChannels({ url, log, followers: [live] })
  afterAll(async () => {
    live.end()
    await stop()
  })
}

/** A buyer and a seller who talk. */
async function buildTalk() {
  const sellerId = await buildUser(db)
  const buyerId = await buildUser(db)
  const listingId = await buildListing(db, { seller_id: sellerId })
  const id = await buildConversation(db, { listingId, buyerId })
  const [buyer, seller] = await Promise.all([first.as(buyerId), first.as(sellerId)])
  return { id, buyerId, sellerId, buyer, seller }
}

const say = (client: TestClient, id: number, message: string) =>
  client.send('POST', `/api/conversations/${id}/messages`, { clientId: randomUUID(), message })
const archive = (client: TestClient, id: number) =>
  client.send('PATCH', `/api/conversations/${id}`, { isArchived: true })

/** Reads a stream until `isLast`, and leaves it. */
async function readUntil(answer: Response, isLast: (event: StreamEvent) => boolean): Promise<StreamEvent[]> {
  const parser = new StreamReader()
  const reader = answer.body!.getReader()
  const seen: StreamEvent[] = []
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return seen
    seen.push(...parser.take(value))
    if (!seen.some(isLast)) continue
    await reader.cancel()
    return seen
  }
}

const isConversation = ({ event }: StreamEvent) => event === 'conversation'

describe('the stream', () => {
  it('is no answer to keep, to change or to read to its end', async () => {
    const { buyer } = await buildTalk()
    const answer = await buyer.get('/api/live', { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    expect(answer.headers.get('etag')).toBeNull()
    expect(answer.headers.get('content-encoding')).toBeNull()
    await answer.body!.cancel()
    expect((await buyer.send('HEAD', '/api/live')).status).toBe(200)
    expect(context.live.size).toBe(0)
  })

  it('is for accounts, and refused while there are too many', async () => {
    expect((await first.get('/api/live')).status).toBe(401)
    const { buyer } = await buildTalk()
    const open = vi.spyOn(context.live, 'open').mockReturnValue(null)
    const refused = await buyer.get('/api/live')
    open.mockRestore()
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('30')
    expect((await refused.json()).message).toBe('Live updates are busy. This page refreshes automatically.')
  })

  it('brings a message to both sides, to each as they see it', async () => {
    const { id, buyer, seller } = await buildTalk()
    const streams = await Promise.all([buyer.get('/api/live'), seller.get('/api/live')])
    await say(buyer, id, 'All of May?')
    const isMessage = ({ event }: StreamEvent) => event === 'message'
    const [mine, theirs] = await Promise.all(streams.map((stream) => readUntil(stream, isMessage)))
    expect(mine!.at(-1)!.data).toMatchObject({
      kind: 'message',
      conversationId: id,
      message: { seq: 2, author: 'me', body: 'All of May?' },
      conversation: { lastSeq: 2, readSeq: 2, unread: 0 },
    })
    expect(theirs!.find(isMessage)!.data).toMatchObject({
      message: { author: 'other', clientId: null, body: 'All of May?' },
      conversation: { lastSeq: 2, readSeq: 0, unread: 2 },
    })
    const { events } = await (await seller.get('/api/live/events?after=0')).json()
    const [told] = await (await seller.get('/api/notices')).json()
    expect(events.find(({ kind }: { kind: string }) => kind === 'notice')).toMatchObject({ notice: told })
  })

  it('begins after a number, or after the one that a browser names when it comes back', async () => {
    const { id, buyer } = await buildTalk()
    for (const words of ['One', 'Two', 'Three']) await say(buyer, id, words)
    await archive(buyer, id)
    const seqs = async (path: string, headers = {}) =>
      (await readUntil(await buyer.get(path, { headers }), isConversation)).map(({ data }) => data.seq)
    expect(await seqs('/api/live?after=1')).toEqual([1, 2, 3, 4])
    expect(await seqs('/api/live?after=1', { 'last-event-id': '3' })).toEqual([3, 4])
    expect(await seqs('/api/live?after=3', { 'last-event-id': 'nonsense' })).toEqual([3, 4])
  })

  it('ends when its session ends', async () => {
    const { buyer } = await buildTalk()
    const answer = await buyer.get('/api/live')
    await buyer.send('POST', '/api/auth/logout')
    await context.live.beat()
    expect(await answer.text()).toMatch(/retry: 1000\n\n$/)
  })
})

it('an open tab does not keep its session alive', async () => {
  const { buyer, buyerId } = await buildTalk()
  const seen = async () => {
    const { rows } = await sql<{ ago: number }>`select extract(epoch from now() - last_seen_at)::float as ago
      from sessions where user_id = ${buyerId}`.execute(db)
    return rows[0]!.ago
  }
  await sql`update sessions set last_seen_at = now() - interval '1 hour' where user_id = ${buyerId}`.execute(
    db,
  )
  await (await buyer.get('/api/live')).body!.cancel()
  await buyer.get('/api/live/events?after=0')
  expect(await seen()).toBeGreaterThan(3000)
  await buyer.get('/api/auth/me')
  expect(await seen()).toBeLessThan(60)
})

describe('a reader that comes back', () => {
  /** Where the stream is cut, in bytes of what one connection brings. */
  const cuts = fc.array(fc.integer({ min: 0, max: 1500 }), { minLength: 10, maxLength: 40 })

  async function signIn(userId: number): Promise<string> {
    const from = { address: null, userAgent: 'test', requestId: null }
    return `${SESSION_COOKIE}=${await db.transaction().execute((trx) => startSession(trx, userId, from))}`
  }

  /** Reads as a browser does whose line breaks after so many bytes, on two processes in turn; whole after the last cut. */
  async function readAcross(cookie: string, breaks: number[]): Promise<StreamEvent[]> {
    const seen: StreamEvent[] = []
    let lastEventId = '0'
    for (let turn = 0; ; turn++) {
      const app = turn % 2 ? second : first.app
      const headers = { cookie, ...(turn > 0 && { 'last-event-id': lastEventId }) }
      const { body } = await app.request('/api/live?after=0', { headers })
      const parser = new StreamReader()
      const reader = body!.getReader()
      for (let left = breaks[turn] ?? Number.POSITIVE_INFINITY; left > 0; ) {
        const { value } = await reader.read()
        seen.push(...parser.take(value!.subarray(0, left)).filter(({ event }) => event !== 'hello'))
        left -= value!.byteLength
        if (!seen.some(isConversation)) continue
        await reader.cancel()
        return seen
      }
      await reader.cancel()
      lastEventId = parser.lastEventId || lastEventId
    }
  }

  it('misses nothing and gets nothing twice', async () => {
    await fc.assert(
      fc.asyncProperty(cuts, async (breaks) => {
        const { id, buyer, seller, sellerId } = await buildTalk()
        const cookie = await signIn(sellerId)
        const reading = readAcross(cookie, breaks)
        for (let i = 0; i < 30; i++)
          await say(i % 3 ? buyer : seller, id, `Words ${i} of a talk – ${'é'.repeat(i)}`)
        await archive(seller, id)
        const seen = await reading
        const feed = await db
          .selectFrom('feed_events')
          .select(['seq', 'kind', 'message_seq'])
          .where('user_id', '=', sellerId)
          .orderBy('seq')
          .execute()
        expect(feed.length).toBeGreaterThan(40)
        expect(seen.map(({ id: seq, event }) => [Number(seq), event])).toEqual(
          feed.map(({ seq, kind }) => [seq, kind]),
        )
        const said = feed.filter(({ kind }) => kind === 'message').map(({ message_seq }) => message_seq)
        const told = seen.flatMap(({ data }) => (data.message as { seq: number } | undefined)?.seq ?? [])
        expect(told).toEqual(said)
      }),
      { numRuns: 6, seed: 20261122 },
    )
    await vi.waitFor(() => expect(context.live.size + other.live.size).toBe(0))
  })
})

describe('asking again and again', () => {
  it('brings the same as the stream', async () => {
    const { id, buyer, seller } = await buildTalk()
    await say(buyer, id, 'Is it free?')
    await say(seller, id, 'Yes.')
    await archive(seller, id)
    const streamed = await readUntil(await seller.get('/api/live?after=0'), isConversation)
    const { events, hasMore } = await (await seller.get('/api/live/events?after=0')).json()
    expect(events).toEqual(streamed.slice(1).map(({ data }) => data))
    expect(events.at(-1).counts).toMatchObject({ unreadConversations: 0, unseenNotices: 1 })
    expect(hasMore).toBe(false)
    expect(await (await seller.get(`/api/live/events?after=${events.at(-1).seq}`)).json()).toEqual({
      events: [],
      hasMore: false,
    })
  })

  it('brings what is much in portions', async () => {
    const { id, buyer } = await buildTalk()
    for (let i = 0; i < 51; i++) await say(buyer, id, `Words ${i}`)
    const ask = async (after: number) => (await buyer.get(`/api/live/events?after=${after}`)).json()
    expect(await ask(0)).toMatchObject({ events: { length: 50 }, hasMore: true })
    expect(await ask(50)).toMatchObject({ events: { length: 1 }, hasMore: false })
  })

  it('tells who comes after a week, or from a number that never was, to read everything anew', async () => {
    const { id, buyer, buyerId } = await buildTalk()
    for (const words of ['One', 'Two', 'Three']) await say(buyer, id, words)
    const ask = async (after: number) =>
      (await (await buyer.get(`/api/live/events?after=${after}`)).json()).events
    await sql`update feed_events set created_at = now() - interval '8 days' where user_id = ${buyerId} and seq = 2`.execute(
      db,
    )
    await sql`select graphile_worker.add_job('sweep-feeds')`.execute(db)
    await first.runJobs()
    const kinds = async (after: number) =>
      (await ask(after)).map(({ kind, seq }: { kind: string; seq: number }) => [kind, seq])
    expect(await kinds(0)).toEqual([['message', 1]])
    expect(await kinds(1)).toEqual([['reset', 3]])
    expect(await kinds(2)).toEqual([['message', 3]])
    expect(await kinds(3)).toEqual([])
    expect(await kinds(9)).toEqual([['reset', 3]])
  })
})

it('the summary counts what is unread and names the number to follow from', async () => {
  const { id, buyer, seller } = await buildTalk()
  const summary = async () => (await seller.get('/api/live/summary')).json()
  expect(await summary()).toEqual({
    ...{ feedSeq: 0, unreadConversations: 1, unseenNotices: 0 },
    ...{ newRequests: 0, waitingBookings: 0 },
  })
  await say(buyer, id, 'Hello?')
  expect(await summary()).toMatchObject({ feedSeq: 2, unreadConversations: 1, unseenNotices: 1 })
  await seller.send('PUT', `/api/conversations/${id}/read`, { seq: 2 })
  expect(await summary()).toMatchObject({ unreadConversations: 0 })
})

it('the summary counts a booking that waits for the buyer until money was sent, and when that has not come', async () => {
  const agreed = await buildAgreed(db, { status: 'awaiting-payment' })
  const buyer = await first.as(agreed.buyerId)
  const waiting = async () => (await (await buyer.get('/api/live/summary')).json()).waitingBookings
  expect(await waiting()).toBe(1)
  const sent = await buildSent(db, agreed)
  expect(await waiting()).toBe(0)
  await buildDenied(db, agreed.id, sent)
  expect(await waiting()).toBe(1)
})

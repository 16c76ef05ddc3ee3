import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#server/features/accounts/accounts/password.ts'
import { StreamReader } from './support/event-stream.ts'
import { createProduct, freePort, type Started, until, untilReady } from './support/product.ts'

/** Acknowledged messages are kept, once, in order, whichever process is killed while people write. */
/** Each process once; `MESSAGE_KILLS=20` sends five hundred messages meanwhile. */
const KILLS = Number(process.env.MESSAGE_KILLS ?? 3)
const SENDS_PER_WRITER = Math.ceil(KILLS * 6.25)
const PASSWORD = 'long-enough-1x'

const { start, query, killInTurn } = createProduct()
let product: Started
let port: number
let site: string
let wall: number
/** A session of somebody who asks and is not answered. */
let cleo: string
const writers: { name: string; cookie: string; conversation: number }[] = []

const send = (path: string, body: object, cookie = '') =>
  fetch(`${site}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site, cookie },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  })

async function signIn(username: string): Promise<string> {
  const answer = await send('/api/auth/login', { username, password: PASSWORD })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

beforeAll(async () => {
  port = await freePort()
  site = `http://localhost:${port}`
  product = start(port)
  await untilReady(product)
  const password = await hashPassword(PASSWORD)
  await query(`
    insert into users (username, email, password, status, created_at)
      select name, name || '@example.com', '${password}', 'active', now() - interval '30 days' from unnest(array['sally', 'ada', 'bob', 'cleo']) as name;
    insert into listings (title, description, ad_type, price, location_text, status, seller_id)
      select 'A wall by the ferry', 'A wall that everybody passes.', 'billboard', 900, 'Seattle, WA', 'active', id from users where username = 'sally'`)
  wall = (await query<{ id: number }>('select id from listings'))[0]!.id
  cleo = await signIn('cleo')
  const sally = await signIn('sally')
  for (const name of ['ada', 'bob']) {
    const cookie = await signIn(name)
    const path = `/api/listings/${wall}/conversations`
    const { id } = await (await send(path, { clientId: randomUUID(), message: 'Hello' }, cookie)).json()
    writers.push({ name, cookie, conversation: id }, { name: 'sally', cookie: sally, conversation: id })
  }
  // who answers at once has read the question, and gets no mail of it
  await until(async () => (await countFirstMails()) === 2)
}, 120_000)

/** Mails of the first message of a conversation, which go at once unless it has been read. */
async function countFirstMails(): Promise<number> {
  const [row] = await query<{ n: number }>(
    "select count(*)::int as n from outbox_messages where recipient = 'sally@example.com' and subject like 'Question about %'",
  )
  return row!.n
}

/** A question that nobody answers, asked until it is acknowledged. */
function ask(cookie: string): Promise<void> {
  const body = { clientId: randomUUID(), message: 'Is it free?' }
  return until(
    async () =>
      (await send(`/api/listings/${wall}/conversations`, body, cookie).catch(() => null))?.ok ?? false,
  )
}

/** A browser that tries until it knows: the same clientId until a 201 arrives. */
async function write(writer: (typeof writers)[number], acknowledged: Map<string, number>): Promise<void> {
  for (let n = 0; n < SENDS_PER_WRITER; n++) {
    const clientId = randomUUID()
    await until(async () => {
      const body = { clientId, message: `${writer.name} ${n}` }
      const answer = await send(
        `/api/conversations/${writer.conversation}/messages`,
        body,
        writer.cookie,
      ).catch(() => null)
      if (answer?.status !== 201) return false
      const message = await answer.json().catch(() => null)
      if (message) acknowledged.set(clientId, message.seq)
      return message !== null
    })
  }
}

describe.skipIf(!existsSync('/proc/self/stat'))('messages under kill -9', () => {
  it('are kept once and in order, and every mail is queued once', { timeout: 400_000 }, async () => {
    const acknowledged = new Map<string, number>()
    let isWriting = true
    const writing = Promise.all(writers.map((writer) => write(writer, acknowledged))).finally(() => {
      isWriting = false
    })
    const asking = ask(cleo)
    let kills = 0
    while (kills < KILLS && isWriting) {
      const before = acknowledged.size
      // whatever was killed before is back: something was acknowledged since
      await until(async () => acknowledged.size > before + 5 || !isWriting)
      if (isWriting) await killInTurn(product, kills++)
    }
    await Promise.all([writing, asking])
    expect(kills).toBe(KILLS)
    expect(acknowledged.size).toBe(writers.length * SENDS_PER_WRITER)

    const kept = await query<{ conversation_id: number; seq: number; client_id: string }>(
      'select conversation_id, seq, client_id from messages order by conversation_id, seq',
    )
    const own = kept.filter(({ client_id }) => acknowledged.has(client_id))
    expect(own).toHaveLength(acknowledged.size)
    for (const { client_id, seq } of own) expect(seq).toBe(acknowledged.get(client_id))
    for (const messages of Map.groupBy(kept, (row) => row.conversation_id).values())
      expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1))

    // the others were read or wait for theirs
    await until(async () => (await countFirstMails()) >= 3)
    expect(await countFirstMails()).toBe(3)

    const feeds = await query<{ user_id: number; seq: number }>(
      'select user_id, seq from feed_events order by user_id, seq',
    )
    for (const feed of Map.groupBy(feeds, (row) => row.user_id).values())
      expect(feed.map(({ seq }) => Number(seq))).toEqual(feed.map((_, index) => index + 1))
  })
})

/** Reads a person's stream after an event, to its end or until somebody says these words. */
async function follow(cookie: string, lastEventId: string, words?: string) {
  const leaving = new AbortController()
  const headers = { cookie, 'last-event-id': lastEventId }
  const answer = await fetch(`${site}/api/live`, { headers, signal: leaving.signal })
  const parser = new StreamReader()
  const seqs: number[] = []
  let text = ''
  for await (const bytes of answer.body!) {
    text += Buffer.from(bytes).toString()
    const events = parser.take(bytes).filter(({ event }) => event !== 'hello')
    seqs.push(...events.map(({ data }) => data.seq))
    if (words && text.includes(`"body":"${words}"`)) break
  }
  leaving.abort()
  return { cookie, seqs, text, lastEventId: parser.lastEventId }
}

describe('streams when the product is stopped', () => {
  it('end at once and go on after the next start: nothing is lost or repeated', {
    timeout: 120_000,
  }, async () => {
    const acknowledged: string[] = []
    const say = async (n: number, message: string) => {
      const { conversation, cookie } = writers[n % writers.length]!
      const body = { clientId: randomUUID(), message }
      const answer = await send(`/api/conversations/${conversation}/messages`, body, cookie).catch(() => null)
      if (answer?.status === 201) acknowledged.push(message)
    }
    const reading = writers.map(({ cookie }) => follow(cookie, '0'))
    let isStopping = false
    const writing = (async () => {
      for (let n = 0; !isStopping; n++) await say(n, `Words ${n}`)
    })()
    await until(async () => acknowledged.length > 10)
    const stoppingAt = Date.now()
    product.child.kill('SIGTERM')
    const first = await Promise.all(reading)
    expect(await product.ended).toBe(0)
    expect(Date.now() - stoppingAt).toBeLessThan(5_000)
    isStopping = true
    await writing
    for (const { text } of first) expect(text).toMatch(/retry: 1000\n\n$/)

    product = start(port)
    await untilReady(product)
    const resuming = first.map(({ cookie, lastEventId }) => follow(cookie, lastEventId, 'The last'))
    for (const n of [0, 2]) await say(n, 'The last')
    const second = await Promise.all(resuming)
    const bodies = new Set(
      (await query<{ body: string }>('select body from messages')).map(({ body }) => body),
    )
    expect(acknowledged.filter((words) => !bodies.has(words))).toEqual([])
    for (const [index, { seqs }] of second.entries()) {
      const all = [...first[index]!.seqs, ...seqs]
      expect(seqs.length).toBeGreaterThan(0)
      expect(all).toEqual(all.map((_, at) => at + 1))
    }
  })
})

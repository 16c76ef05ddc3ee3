import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTalk } from '#test/support/messaging/talk.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { sweepKeys } from '../../../platform/http/idempotent.ts'

const app = await createTestApp()
const { db } = app
const { buyer, seller, stranger, buyerId, sellerId, start, write, read, open } = await createTalk(app)
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()
const bodies = (thread: { messages: { body: string }[] }) => thread.messages.map(({ body }) => body)

describe('a conversation', () => {
  it('is one for a buyer, a seller and a space, with gapless numbers and both sides', async () => {
    const listing = await buildListing(db, { seller_id: sellerId })
    const first = await start({ message: 'Is it free in May? <b>👋</b>' }, buyer, listing)
    expect(first.status).toBe(201)
    const made = await first.json()
    expect(made).toMatchObject({
      side: 'buyer',
      unread: 0,
      lastSeq: 1,
      other: { id: sellerId, name: 'Sally' },
    })
    const again = await (await start({ message: 'And in June?' }, buyer, listing)).json()
    expect(again.id).toBe(made.id)
    expect((await write(made.id, { message: 'Yes, all of May.' }, seller)).status).toBe(201)
    const thread = await read(made.id, seller)
    expect(thread.messages).toMatchObject([
      { seq: 1, author: 'other', body: 'Is it free in May? <b>👋</b>', clientId: null },
      { seq: 2, author: 'other', body: 'And in June?' },
      { seq: 3, author: 'me', body: 'Yes, all of May.', clientId: expect.any(String) },
    ])
    expect(thread).toMatchObject({ side: 'seller', waitingSince: null, olderBefore: null })
    expect(await read(made.id)).toMatchObject({
      unread: 1,
      preview: 'Yes, all of May.',
      isPreviewMine: false,
    })
  })

  it('says who waits: from the question to whatever the seller does', async () => {
    const listing = await buildListing(db, { seller_id: sellerId })
    const { id, waitingSince } = await (await start({ message: 'Hello?' }, buyer, listing)).json()
    expect(waitingSince).not.toBeNull()
    await write(id, { message: 'Anybody there?' })
    expect((await read(id)).waitingSince).toBe(waitingSince)
    await write(id, { message: 'Yes' }, seller)
    expect((await read(id)).waitingSince).toBeNull()
  })

  it('takes the same message once, however often it is sent', async () => {
    const { id } = await open()
    const clientId = randomUUID()
    const said = { clientId, message: 'Only once' }
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => write(id, said)))
    const seqs = await Promise.all(answers.map(async (answer) => (await answer.json()).seq))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201))
    expect(new Set(seqs).size).toBe(1)
    expect(bodies(await read(id)).filter((body) => body === 'Only once')).toHaveLength(1)
    const other = await write(id, { clientId, message: 'Other words' })
    expect(other.status).toBe(409)
    expect((await other.json()).code).toBe('idempotency-key-reused')
    const begun = { clientId: randomUUID(), message: 'Begun once' }
    await Promise.all([1, 2, 3].map(() => start(begun)))
    expect(bodies(await read(id)).filter((body) => body === 'Begun once')).toHaveLength(1)
  })

  it('S9: a known id with another request is refused: other times, another conversation, another deed', async () => {
    const { id } = await open()
    const clientId = randomUUID()
    const at = (days: number) => ({ times: [new Date(Date.now() + days * 86_400_000).toISOString()] })
    const refused = async (answer: Response) =>
      expect([answer.status, (await answer.json()).code]).toEqual([409, 'idempotency-key-reused'])
    expect((await start({ clientId, message: 'Can I see it?' })).status).toBe(201)
    await refused(await start({ clientId, message: 'Can I see it?', viewing: at(3) }))
    await refused(await write(id, { clientId, message: 'Can I see it?' }, buyer))
    await refused(await buyer.send('POST', `/api/conversations/${id}/contact`, { clientId }))
    const wordless = { clientId: randomUUID(), message: '', viewing: at(4) }
    expect((await start(wordless)).status).toBe(201)
    await refused(await start({ ...wordless, viewing: at(5) }))
    const elsewhere = await buildListing(db, { seller_id: sellerId })
    const said = { clientId: randomUUID(), message: 'To one alone' }
    expect((await write(id, said)).status).toBe(201)
    const other = await (await start({ message: 'Hello' }, buyer, elsewhere)).json()
    await refused(await write(other.id, said))
  })

  it('S9: a message id stays its author’s own when its request is not known any more', async () => {
    const { id } = await open()
    const said = { clientId: randomUUID(), message: 'Long ago' }
    expect((await write(id, said)).status).toBe(201)
    await sweepKeys(db, new Date(Date.now() + 31 * 86_400_000))
    expect((await write(id, said)).status).toBe(409)
    expect(bodies(await read(id)).filter((body) => body === 'Long ago')).toHaveLength(1)
  })

  it('takes the form of a page without scripts, once, and says why it took none', async () => {
    const { id } = await open()
    const path = `/api/conversations/${id}/messages`
    const form = (message: string) => new URLSearchParams({ clientId: randomUUID(), message })
    const answer = form('Yes,\r\nit is free.')
    for (const _twice of [1, 2]) {
      const sent = await seller.post(path, answer)
      expect([sent.status, sent.headers.get('location')]).toEqual([303, `/inbox/${id}`])
    }
    expect(bodies(await read(id)).slice(-2)).toEqual(['Is it free in May?', 'Yes,\nit is free.'])
    const refused = await seller.post(path, form(' '))
    expect([refused.status, refused.headers.get('content-type')]).toEqual([400, 'text/html; charset=UTF-8'])
    expect(await refused.text()).toContain('<p>Please write a message</p>')
    // only routes that say so take forms
    expect((await seller.post(`/api/conversations/${id}/contact`, form('x'))).status).toBe(415)
  })

  it('keeps numbers gapless and in order when both write at once', async () => {
    const listing = await buildListing(db, { seller_id: sellerId })
    const { id } = await (await start({ message: '0' }, buyer, listing)).json()
    const both = Array.from({ length: 20 }, (_, i) =>
      write(id, { message: String(i) }, i % 2 ? seller : buyer),
    )
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual(Array(20).fill(201))
    const seqs = (await read(id)).messages.map(({ seq }: { seq: number }) => seq)
    expect(seqs).toEqual(Array.from({ length: 21 }, (_, i) => i + 1))
    const feeds = await db
      .selectFrom('feed_events')
      .select(['user_id', 'seq'])
      .where('user_id', 'in', [buyerId, sellerId])
      .orderBy('seq')
      .execute()
    for (const userId of [buyerId, sellerId]) {
      const own = feeds.filter(({ user_id }) => user_id === userId).map(({ seq }) => seq)
      expect(own).toEqual(own.map((_, i) => i + 1))
    }
  })

  it('carries a request for a viewing, with or without words', async () => {
    const listing = await buildListing(db, { seller_id: sellerId })
    const made = await (await start({ viewing: { times: [TOMORROW] } }, buyer, listing)).json()
    expect(made.messages).toMatchObject([
      {
        author: 'placard',
        kind: 'system',
        body: expect.stringContaining(' proposes a viewing: '),
        event: { event: 'viewing-proposed', by: 'me' },
      },
    ])
    expect(made).toMatchObject({ unread: 0, waitingSince: expect.any(String) })
  })

  it.each([
    [{ message: '  ' }, 'Please write a message'],
    [{ message: 'x'.repeat(5001) }, 'at most 5000'],
    [
      { message: 'x', attachmentIds: Array.from({ length: 6 }, () => randomUUID()) },
      'Attach at most five files.',
    ],
    [{ message: 'x', attachmentIds: [randomUUID()] }, 'A file is gone'],
    [{ message: 'x', clientId: 'seven' }, 'UUID'],
    [{ viewing: { times: [] } }, 'Propose at least one time'],
    [{ viewing: { times: ['soon'] } }, 'day and a time'],
    [{ viewing: { times: ['2020-01-01T10:00:00Z'] } }, 'still to come'],
    [{ viewing: { times: [TOMORROW, TOMORROW, TOMORROW, TOMORROW] } }, 'At most three'],
  ])('refuses %j', async (body, words) => {
    const answer = await start(body)
    expect(answer.status).toBe(400)
    expect((await answer.json()).message).toContain(words)
  })

  it('needs an account, another person, and a public listing', async () => {
    expect((await start({ message: 'Hello' }, app)).status).toBe(401)
    const own = await start({ message: 'Hello' }, seller)
    expect(own.status).toBe(403)
    expect((await own.json()).message).toBe('This is your own listing.')
    const hidden = await buildListing(db, { status: 'pending' })
    expect((await start({ message: 'Hello' }, buyer, hidden)).status).toBe(404)
  })

  it('is there for its two sides only', async () => {
    const { id } = await open()
    for (const path of ['', '/export']) {
      const answer = await stranger.get(`/api/conversations/${id}${path}`)
      expect(answer.status).toBe(404)
      expect((await answer.json()).message).toBe('There is no such conversation')
    }
    expect((await app.get(`/api/conversations/${id}`)).status).toBe(401)
    expect((await write(id, { message: 'Me too' }, stranger)).status).toBe(404)
    expect(await (await stranger.get('/api/conversations')).json()).toEqual([])
    const admin = await app.as(await buildUser(db, { role: 'admin' }))
    expect((await admin.get(`/api/conversations/${id}`)).status).toBe(404)
  })

  it('shows older messages page by page, and all of them as text', async () => {
    const listing = await buildListing(db, { seller_id: sellerId, title: 'A long talk' })
    const { id } = await (await start({ message: 'number 1' }, buyer, listing)).json()
    for (let i = 2; i <= 60; i++) await write(id, { message: `number ${i}` }, i % 2 ? buyer : seller)
    const latest = await read(id)
    expect(latest.messages).toHaveLength(50)
    expect(latest.olderBefore).toBe(11)
    const older = await read(id, buyer, `?before=${latest.olderBefore}`)
    expect(bodies(older)).toEqual(Array.from({ length: 10 }, (_, i) => `number ${i + 1}`))
    expect(older.olderBefore).toBeNull()
    const exported = await buyer.get(`/api/conversations/${id}/export`)
    expect(exported.headers.get('content-disposition')).toContain('attachment')
    const text = await exported.text()
    expect(text).toContain('Conversation about “A long talk” with Sally')
    expect(text).toMatch(/\[60] .* · Sally\nnumber 60/)
    expect(text).not.toContain('@example.com')
  })
})

describe('one’s own conversations', () => {
  it('are read, archived, muted and found', async () => {
    const listing = await buildListing(db, { seller_id: sellerId, title: 'Kiosk at the lighthouse' })
    const { id } = await (await start({ message: 'About the zeppelin' }, buyer, listing)).json()
    await write(id, { message: 'What zeppelin?' }, seller)
    const list = async (query: string, client = buyer) =>
      ((await (await client.get(`/api/conversations?${query}`)).json()) as { id: number }[]).map(
        (one) => one.id,
      )
    expect(await list('state=unread')).toContain(id)
    const marked = await buyer.send('PUT', `/api/conversations/${id}/read`, { seq: 99 })
    expect(await marked.json()).toMatchObject({ unread: 0, readSeq: 2 })
    await buyer.send('PUT', `/api/conversations/${id}/read`, { seq: 1 })
    expect(await read(id)).toMatchObject({ readSeq: 2 })
    expect(await list('state=unread')).not.toContain(id)
    await buyer.send('PATCH', `/api/conversations/${id}`, { isArchived: true, mute: 'week' })
    expect(await list('')).not.toContain(id)
    expect(await list('state=archived')).toEqual([id])
    expect(await list('', seller)).toContain(id)
    expect(await list('q=zeppelins')).toEqual([id])
    expect(await list('q=lighthouse+kiosk')).toEqual([id])
    expect(await list('q=sally')).toContain(id)
    expect(await list('q=zeppelin', stranger)).toEqual([])
    await write(id, { message: 'Still there?' }, seller)
    expect(await list('')).toContain(id)
    expect((await read(id)).mutedUntil).not.toBeNull()
    await buyer.send('PATCH', `/api/conversations/${id}`, { mute: 'off' })
    expect((await read(id)).mutedUntil).toBeNull()
  })

  it('tell a notice once a thread, and none when muted or read', async () => {
    const listing = await buildListing(db, { seller_id: sellerId })
    const { id } = await (await start({ message: 'One' }, buyer, listing)).json()
    await write(id, { message: 'Two' })
    const notice = () =>
      db.selectFrom('notices').selectAll().where('key', '=', `message:${id}`).executeTakeFirst()
    expect(await notice()).toMatchObject({ user_id: sellerId, count: 2, read_at: null })
    await seller.send('PUT', `/api/conversations/${id}/read`, { seq: 2 })
    expect((await notice())!.read_at).not.toBeNull()
    await seller.send('PATCH', `/api/conversations/${id}`, { mute: 'always' })
    await write(id, { message: 'Three' })
    expect((await notice())!.read_at).not.toBeNull()
  })
})

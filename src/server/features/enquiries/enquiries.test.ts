import { beforeAll, describe, expect, it } from 'vitest'
import { buildListing, buildUser } from '#test/support/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ PUBLIC_URL: 'https://placard.example' })
const { db } = app
let buyer: TestClient
let seller: TestClient
let stranger: TestClient
let listingId: number
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()

beforeAll(async () => {
  const sellerId = await buildUser(db, { email: 'sally@example.com', name: 'Sally' })
  buyer = await app.as(await buildUser(db, { email: 'bob@example.com', name: 'Bob' }))
  seller = await app.as(sellerId)
  stranger = await app.as(await buildUser(db))
  listingId = await buildListing(db, { seller_id: sellerId, title: 'Wall by the ferry' })
})

const ask = (body: unknown, client = buyer) =>
  client.send('POST', `/api/listings/${listingId}/enquiries`, body)
const mails = async (recipient: string) => {
  await app.runJobs()
  return db
    .selectFrom('outbox_messages')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
}

describe('a user with an unverified address', () => {
  const asking = (text: number) => ({ kind: 'message', message: `Question ${text}` })

  it('may enquire three times a day, and reply a few times', async () => {
    const site = await createTestApp()
    const listing = await buildListing(site.db)
    const ask = (client: TestClient, text: number) =>
      client.send('POST', `/api/listings/${listing}/enquiries`, asking(text))
    const pending = await site.as(await buildUser(site.db, { status: 'pending' }))
    const statuses = []
    for (const text of [1, 2, 3, 4, 5]) statuses.push((await ask(pending, text)).status)
    expect(statuses).toEqual([201, 201, 201, 429, 429])
    const [{ id }] = await (await pending.get('/api/enquiries')).json()
    const answers = []
    for (let index = 0; index < 11; index++) {
      answers.push((await pending.send('POST', `/api/enquiries/${id}/messages`, { message: 'And?' })).status)
    }
    expect(answers.filter((status) => status === 201)).toHaveLength(10)
    const active = await site.as(await buildUser(site.db))
    for (const text of [1, 2, 3, 4, 5]) expect((await ask(active, text)).status).toBe(201)
  })

  it('may not enquire more often through many accounts', async () => {
    const site = await createTestApp({ RATE_LIMIT_SCALE: '0.2' })
    const listing = await buildListing(site.db)
    const statuses = []
    for (let index = 0; index < 8; index++) {
      const client = await site.as(await buildUser(site.db, { status: 'pending' }))
      statuses.push((await client.send('POST', `/api/listings/${listing}/enquiries`, asking(index))).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429, 429])
  })
})

describe('an enquiry', () => {
  it('reaches the seller by mail, is listed for both, and is answered', async () => {
    const answer = await ask({ kind: 'message', message: 'Is it free in May? <b>👋</b>' })
    expect(answer.status).toBe(201)
    const made = await answer.json()
    expect(made).toMatchObject({ kind: 'message', side: 'buyer', status: 'open', listing: { id: listingId } })
    const [mail] = await mails('sally@example.com')
    expect(mail).toMatchObject({ subject: 'Question about “Wall by the ferry”', reply_to: 'bob@example.com' })
    expect(mail!.text_body).toContain('> Is it free in May? <b>👋</b>')
    expect(mail!.html_body).not.toContain('<b>👋')
    const [received] = await (await seller.get('/api/enquiries?side=seller')).json()
    expect(received).toMatchObject({ id: made.id, side: 'seller', preview: 'Is it free in May? <b>👋</b>' })
    const reply = await seller.send('POST', `/api/enquiries/${made.id}/messages`, {
      message: 'Yes, all of May.',
    })
    expect(reply.status).toBe(201)
    const [toBuyer] = await mails('bob@example.com')
    expect(toBuyer).toMatchObject({
      reply_to: 'sally@example.com',
      subject: 'Sally wrote about “Wall by the ferry”',
    })
    const thread = await (await buyer.get(`/api/enquiries/${made.id}`)).json()
    expect(thread.status).toBe('answered')
    expect(thread.messages.map((one: { body: string }) => one.body)).toEqual([
      'Is it free in May? <b>👋</b>',
      'Yes, all of May.',
    ])
  })

  it('proposes up to three times for a viewing', async () => {
    const made = await (await ask({ kind: 'viewing', proposedTimes: [TOMORROW, TOMORROW] })).json()
    expect(made.proposedTimes).toEqual([TOMORROW, TOMORROW])
    expect((await mails('sally@example.com')).at(-1)!.text_body).toMatch(/Time 1: .*P[SD]T/)
  })

  it.each([
    [{ kind: 'message', message: '  ' }, 'Please write a message'],
    [{ kind: 'viewing' }, 'Propose at least one time'],
    [{ kind: 'viewing', proposedTimes: ['2020-01-01T10:00:00Z'] }, 'still to come'],
    [{ kind: 'viewing', proposedTimes: ['soon'] }, 'day and a time'],
    [{ kind: 'viewing', proposedTimes: [TOMORROW, TOMORROW, TOMORROW, TOMORROW] }, 'At most three'],
    [{ kind: 'message', message: 'x'.repeat(5001) }, 'at most 5000'],
    [{ kind: 'order' }, 'kind'],
  ])('refuses %j', async (body, words) => {
    const answer = await ask(body)
    expect(answer.status).toBe(400)
    expect((await answer.json()).message).toContain(words)
  })

  it('needs an account, another person, and a public listing', async () => {
    const body = { kind: 'message', message: 'Hello' }
    expect((await ask(body, app)).status).toBe(401)
    expect((await ask(body, seller)).status).toBe(403)
    const hidden = await buildListing(db, { status: 'pending' })
    expect((await buyer.send('POST', `/api/listings/${hidden}/enquiries`, body)).status).toBe(404)
  })

  it('is visible to its two sides only', async () => {
    const { id } = await (await ask({ kind: 'message', message: 'Between us' })).json()
    expect((await stranger.get(`/api/enquiries/${id}`)).status).toBe(404)
    expect((await app.get(`/api/enquiries/${id}`)).status).toBe(401)
    const write = await stranger.send('POST', `/api/enquiries/${id}/messages`, { message: 'Me too' })
    expect(write.status).toBe(404)
    expect(await (await stranger.get('/api/enquiries')).json()).toEqual([])
  })
})

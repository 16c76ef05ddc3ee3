import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterAll, describe, expect, it } from 'vitest'
import { VERIFY_EXAMPLE } from '#domain/open-examples.ts'
import { MAX_WEBHOOKS } from '#domain/webhook-events.ts'
import { buildWebhook, type ReceivedWebhook, startReceiver } from '#test/support/accounts/webhooks.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { createWebhookSecret } from '../../../platform/webhooks/sign.ts'
import { sendWebhooks } from './send-webhooks.ts'
import { sweepWebhooks } from './tasks.ts'

const app = await createTestApp({ ALLOW_PRIVATE_ENDPOINTS: '1', RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
const receiver = await startReceiver()
afterAll(() => receiver.close())

/** A request and its answer, seen by both sides. */
async function request() {
  const market = await openMarket(app)
  const buyer = await market.buy()
  return { market, buyer, organizations: { seller: market.sellerId, buyer: buyer.id } }
}

async function added(organizationId: number, types: string[], url = receiver.url) {
  const client = await app.as(organizationId)
  const answer = await client.send('POST', '/api/webhooks', { url, types })
  expect(answer.status).toBe(201)
  const { webhook, secret } = await answer.json()
  const path = `/api/webhooks/${webhook.id}`
  const deliveries = async () => (await client.get(`${path}/deliveries`)).json()
  return { client, path, webhook, secret: secret as string, deliveries }
}

const verify = (secret: string, { headers, text }: ReceivedWebhook) =>
  new Webhook(secret).verify(text, headers as Record<string, string>)

const setAll = (id: number, values: object) =>
  db.updateTable('webhook_endpoints').set(values).where('id', '=', id).execute()
/** What waits is due now. */
const makeDue = (id: number) =>
  db
    .updateTable('webhook_deliveries')
    .set({ next_at: new Date(0) })
    .where('endpoint_id', '=', id)
    .execute()
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

describe('an event', () => {
  it('is sent to both sides, signed by the Standard Webhooks specification, and tells nothing of anybody', async () => {
    const { market, buyer } = await request()
    const [ofSeller, ofBuyer] = [
      await added(market.sellerId, ['booking.requested', 'booking.moved']),
      await added(buyer.id, ['booking.requested']),
    ]
    receiver.received.length = 0
    const { id } = await buyer.draft({ listingId: market.listingId, ...period(10) })
    await buyer.step(id, 'request')
    await market.seller.step(id, 'decline', { reason: 'Call me at 206 555 0134.' })
    await app.runJobs()
    expect(receiver.received.map(({ body }) => body.type).sort()).toEqual([
      'booking.moved',
      'booking.requested',
      'booking.requested',
    ])
    const signedBy = receiver.received.map((one) =>
      [ofSeller.secret, ofBuyer.secret].filter((secret) => {
        try {
          return verify(secret, one)
        } catch {
          return false
        }
      }),
    )
    expect(signedBy.map((secrets) => secrets.length)).toEqual([1, 1, 1])
    const moved = receiver.received.find(({ body }) => body.type === 'booking.moved')!
    expect(moved.body.data).toEqual({
      object: 'booking',
      id,
      url: `http://localhost:3000/bookings/${id}`,
      apiUrl: `http://localhost:3000/api/bookings/${id}`,
      step: 'decline',
      from: 'requested',
      status: 'declined',
      version: expect.any(Number),
      by: 'seller',
    })
    for (const { text } of receiver.received) expect(text).not.toMatch(/@|555|Sally|Bob|\$|cents/i)
    const [delivery] = await ofBuyer.deliveries()
    expect(delivery).toMatchObject({ type: 'booking.requested', state: 'taken', status: 200, tries: 1 })
  })

  it('is known by the example of the page, and nothing else is', async () => {
    const { client, path, secret } = await added(await buildUser(db), ['booking.moved'])
    receiver.received.length = 0
    await client.send('POST', `${path}/tests`)
    await app.runJobs()
    const { headers, text } = receiver.received[0]!
    const example = `data:text/javascript,${encodeURIComponent(VERIFY_EXAMPLE)}`
    const { isFromPlacard } = (await import(/* @vite-ignore */ example)) as {
      isFromPlacard(headers: object, body: string, secret: string): boolean
    }
    expect(isFromPlacard(headers, text, secret)).toBe(true)
    expect(isFromPlacard(headers, `${text} `, secret)).toBe(false)
    expect(isFromPlacard({ ...headers, 'webhook-timestamp': '1' }, text, secret)).toBe(false)
    expect(isFromPlacard(headers, text, createWebhookSecret())).toBe(false)
  })

  it('is none of a transaction that was rolled back, and none of a type that nobody takes', async () => {
    const sellerId = await buildUser(db)
    const listing = await buildListing(db, { seller_id: sellerId, status: 'active' })
    await added(sellerId, ['space.changed'])
    const change = (price: number) => db.updateTable('listings').set({ price }).where('id', '=', listing)
    await db
      .transaction()
      .execute(async (trx) => {
        await trx.updateTable('listings').set({ price: 1 }).where('id', '=', listing).execute()
        throw new Error('back')
      })
      .catch(() => {})
    await change(700).execute()
    // nothing that a reader would see
    await change(700).execute()
    await db.updateTable('listings').set({ status: 'paused' }).where('id', '=', listing).execute()
    const events = await db
      .selectFrom('webhook_events')
      .select(['type', 'subject_id'])
      .where('organization_id', '=', sellerId)
      .execute()
    expect(events).toEqual([{ type: 'space.changed', subject_id: listing }])
  })

  it('of blocked days comes once for each space and change', async () => {
    const sellerId = await buildUser(db)
    const listing = await buildListing(db, { seller_id: sellerId, status: 'active' })
    const { client, deliveries } = await added(sellerId, ['availability.changed'])
    const days = period(6)
    const answer = await client.send('POST', `/api/my/listings/${listing}/blocks`, { unitId: null, ...days })
    expect(answer.status).toBeLessThan(300)
    await app.runJobs()
    expect(await deliveries()).toMatchObject([{ type: 'availability.changed', state: 'taken' }])
  })
})

describe('an endpoint', () => {
  it.each([
    ['http://example.com/hook', 'must be an address that starts with https://'],
    ['https://127.0.0.1/hook', 'is not a public address'],
    ['https://[::1]/hook', 'is not a public address'],
    ['https://user:secret@example.com/', 'must not hold a password'],
    ['https://placard.example/x', 'must not be an address of Placard itself'],
    ['nonsense', 'is not an address'],
  ])('%s is refused: %s', async (url, problem) => {
    const strict = await createTestApp({ PUBLIC_URL: 'https://placard.example' })
    const client = await strict.as(await buildUser(strict.db))
    const answer = await client.send('POST', '/api/webhooks', { url, types: ['booking.moved'] })
    expect([answer.status, (await answer.json()).fields]).toEqual([400, { url: problem }])
  })

  it('that is inside is not called, wherever its name leads when it is', async () => {
    const strict = await createTestApp()
    const organizationId = await buildUser(strict.db)
    const port = new URL(receiver.url).port
    const id = await buildWebhook(strict, { organizationId, url: `https://localhost:${port}/` })
    const client = await strict.as(organizationId)
    receiver.received.length = 0
    await client.send('POST', `/api/webhooks/${id}/tests`)
    await strict.runJobs()
    const [delivery] = await (await client.get(`/api/webhooks/${id}/deliveries`)).json()
    expect(delivery).toMatchObject({ state: 'waiting', status: null, problem: 'The address is not public' })
    expect(receiver.received).toEqual([])
  })

  it('is one of five, even when they are added together', async () => {
    const id = await buildUser(db)
    for (let made = 0; made < MAX_WEBHOOKS - 1; made++) await buildWebhook(app, { organizationId: id })
    const client = await app.as(id)
    const body = { url: receiver.url, types: ['booking.moved'] }
    const answers = await Promise.all([1, 2, 3].map(() => client.send('POST', '/api/webhooks', body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  it('gets a new secret, and both sign for a day', async () => {
    const { client, path, secret } = await added(await buildUser(db), ['booking.moved'])
    const rotated = await (await client.send('POST', `${path}/secrets`)).json()
    receiver.received.length = 0
    await client.send('POST', `${path}/tests`)
    await app.runJobs()
    const [first] = receiver.received
    verify(secret, first!)
    verify(rotated.secret, first!)
    await setAll(rotated.webhook.id, { former_until: daysAgo(0.01) })
    await client.send('POST', `${path}/tests`)
    await app.runJobs()
    const second = receiver.received[1]!
    verify(rotated.secret, second)
    expect(() => verify(secret, second)).toThrow()
  })

  it('that fails is tried again, later each time, under the same id', async () => {
    const statuses = [500, 302, 200]
    const failing = await startReceiver((response) => {
      response.writeHead(statuses.shift() ?? 200, { location: receiver.url }).end('what it says')
    })
    const { client, path, webhook, deliveries } = await added(
      await buildUser(db),
      ['booking.moved'],
      failing.url,
    )
    receiver.received.length = 0
    await client.send('POST', `${path}/tests`)
    await app.runJobs()
    const [delivery] = await deliveries()
    expect(delivery).toMatchObject({
      state: 'waiting',
      tries: 1,
      status: 500,
      problem: 'The endpoint answered 500',
    })
    const waitS = (Date.parse(delivery.nextAt) - Date.parse(delivery.triedAt)) / 1000
    expect(waitS).toBeGreaterThan(3.9)
    expect(waitS).toBeLessThan(6.1)
    for (let run = 0; run < 2; run++) {
      await makeDue(webhook.id)
      await runSend()
    }
    expect(await deliveries()).toMatchObject([{ state: 'taken', tries: 3, status: 200, problem: null }])
    expect(new Set(failing.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    // the redirect was not followed
    expect(receiver.received).toEqual([])
    failing.close()
  })

  it('that answers 410 is off at once, one that failed for three days too, each with a mail', async () => {
    const gone = await startReceiver((response) => void response.writeHead(410).end())
    const [first, second] = [await buildUser(db), await buildUser(db)]
    const refusing = await added(first, ['booking.moved'], gone.url)
    const dead = await added(second, ['booking.moved'], 'http://127.0.0.1:9/')
    await setAll(dead.webhook.id, { failing_since: daysAgo(3.01) })
    for (const { client, path } of [refusing, dead]) await client.send('POST', `${path}/tests`)
    await app.runJobs()
    gone.close()
    for (const [one, reason] of [
      [refusing, 'gone'],
      [dead, 'failing'],
    ] as const) {
      const [webhook] = await (await one.client.get('/api/webhooks')).json()
      expect(webhook).toMatchObject({ isOn: false, offReason: reason })
      expect((await one.client.send('POST', `${one.path}/tests`)).status).toBe(409)
    }
    const mails = await db
      .selectFrom('outbox_messages')
      .innerJoin('users', 'users.email', 'outbox_messages.recipient')
      .select('subject')
      .where('users.id', 'in', [first, second])
      .execute()
    const hosts = ['127.0.0.1:9', new URL(gone.url).host]
    expect(mails.map(({ subject }) => subject).sort()).toEqual(
      hosts.map((host) => `Your webhook to ${host} was switched off`).sort(),
    )
  })

  it('switched on again gets what comes from then on, and the rest by hand', async () => {
    const id = await buildUser(db)
    const listing = await buildListing(db, { seller_id: id, status: 'active' })
    const { client, path, deliveries } = await added(id, ['space.changed'])
    const change = (price: number) =>
      db.updateTable('listings').set({ price }).where('id', '=', listing).execute()
    await change(500)
    await client.send('PATCH', path, { isOn: false })
    await change(501)
    await client.send('PATCH', path, { isOn: true })
    await change(502)
    await app.runJobs()
    const [last, before] = await deliveries()
    expect([last.state, before.state, before.problem]).toEqual([
      'taken',
      'failed',
      'The webhook was switched off',
    ])
    receiver.received.length = 0
    expect((await client.send('POST', `${path}/deliveries/${before.id}/retries`)).status).toBe(202)
    await app.runJobs()
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([before.eventId])
  })

  it('that is slow holds no other', async () => {
    const slow = await startReceiver(() => {})
    const [held, prompt] = [
      await added(await buildUser(db), ['booking.moved'], slow.url),
      await added(await buildUser(db), ['booking.moved']),
    ]
    for (let sent = 0; sent < 6; sent++) await held.client.send('POST', `${held.path}/tests`)
    const running = runSend()
    await expect.poll(() => slow.received.length).toBeGreaterThan(0)
    // comes while the other one is silent
    await prompt.client.send('POST', `${prompt.path}/tests`)
    await expect.poll(async () => (await prompt.deliveries())[0]?.state, { timeout: 5_000 }).toBe('taken')
    expect(await held.deliveries()).toMatchObject(Array(6).fill({ state: 'waiting' }))
    await running
    slow.close()
    const row = await db
      .selectFrom('webhook_endpoints')
      .select(['resting_until', 'sending_until'])
      .where('id', '=', held.webhook.id)
      .executeTakeFirstOrThrow()
    expect(row.sending_until).toBeNull()
    expect(row.resting_until!.getTime()).toBeGreaterThan(Date.now() + 10_000)
  }, 60_000)
})

it('what is old is forgotten', async () => {
  const id = await buildUser(db)
  const { client, path, deliveries } = await added(id, ['booking.moved'])
  await client.send('POST', `${path}/tests`)
  await client.send('POST', `${path}/tests`)
  const [one] = await db.selectFrom('webhook_events').select('id').where('organization_id', '=', id).execute()
  await sql`update webhook_events set created_at = ${daysAgo(31)} where id = ${one!.id}`.execute(db)
  await sweepWebhooks(context)
  expect(await deliveries()).toHaveLength(1)
})

const runSend = () => sendWebhooks(context)

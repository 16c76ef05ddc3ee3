import { Webhook } from 'standardwebhooks'
import { afterAll, describe, expect, it } from 'vitest'
import { MAX_WEBHOOKS } from '#domain/webhook-events.ts'
import { addWebhook } from '#test/support/accounts/webhook-owner.ts'
import { buildWebhook, type ReceivedWebhook, startReceiver } from '#test/support/accounts/webhooks.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { sendWebhooks } from './send-webhooks.ts'

const app = await createTestApp({ ALLOW_PRIVATE_ENDPOINTS: '1', RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
const receiver = await startReceiver()
afterAll(() => receiver.close())

const added = (organizationId: number, types: string[], url = receiver.url) =>
  addWebhook(app, { organizationId, types, url })

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
const runSend = () => sendWebhooks(context)

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

  it('of somebody who is suspended gets nothing until they are back', async () => {
    const organizationId = await buildUser(db)
    const { client, webhook } = await added(organizationId, ['booking.moved'])
    await client.send('POST', `/api/webhooks/${webhook.id}/tests`)
    const suspend = (status: 'suspended' | 'active') =>
      db.updateTable('users').set({ status }).where('id', '=', organizationId).execute()
    await suspend('suspended')
    receiver.received.length = 0
    await runSend()
    expect(receiver.received).toEqual([])
    await suspend('active')
    await runSend()
    expect(receiver.received).toHaveLength(1)
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
    const problems = (await held.deliveries()).map(({ problem }: { problem: string | null }) => problem)
    expect(problems.filter(Boolean)).toEqual(Array(4).fill('There was no answer within 10 seconds'))
    const row = await db
      .selectFrom('webhook_endpoints')
      .select(['resting_until', 'sending_until'])
      .where('id', '=', held.webhook.id)
      .executeTakeFirstOrThrow()
    expect(row.sending_until).toBeNull()
    expect(row.resting_until!.getTime()).toBeGreaterThan(Date.now() + 10_000)
  }, 60_000)
})

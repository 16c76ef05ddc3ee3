import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterAll, describe, expect, it } from 'vitest'
import { ACTING_FOR_HEADER } from '#domain/acting-for.ts'
import { addWebhook } from '#test/support/accounts/webhook-owner.ts'
import { type ReceivedWebhook, startReceiver } from '#test/support/accounts/webhooks.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { read, startProposing } from '#test/support/booking/proposing.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { sweepWebhooks } from './tasks.ts'

const app = await createTestApp({ ALLOW_PRIVATE_ENDPOINTS: '1', RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
const receiver = await startReceiver()
afterAll(() => receiver.close())

const added = (organizationId: number, types: string[], url = receiver.url) =>
  addWebhook(app, { organizationId, types, url })

const verify = (secret: string, { headers, text }: ReceivedWebhook) =>
  new Webhook(secret).verify(text, headers as Record<string, string>)

describe('an event', () => {
  it('is sent to both sides, signed by the Standard Webhooks specification, and tells nothing of anybody', async () => {
    const market = await openMarket(app)
    const buyer = await market.buy()
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
    for (const { text } of receiver.received) expect(text).not.toMatch(/@|555[ -]01|Sally|Bob|\$|cents/i)
    const [delivery] = await ofBuyer.deliveries()
    expect(delivery).toMatchObject({ type: 'booking.requested', state: 'taken', status: 200, tries: 1 })
  })

  it('is of its own for what both agree to: accepted, or booked at once', async () => {
    const market = await openMarket(app, { terms: { mode: 'instant' } })
    const { deliveries } = await added(market.sellerId, ['booking.requested', 'booking.confirmed'])
    const buyer = await market.buy()
    const { id } = await buyer.draft({ listingId: market.listingId, ...period(10) })
    await buyer.step(id, 'book')
    await app.runJobs()
    expect((await deliveries()).map(({ type }: { type: string }) => type)).toEqual(['booking.confirmed'])
  })

  it('is of proof that is due, once for each day of reminding', async () => {
    const market = await openMarket(app)
    const buyer = await market.buy()
    const { id } = await buyer.draft({ listingId: market.listingId, ...period(10) })
    await added(market.sellerId, ['proof.due'])
    const kinds = ['proof:0:posted:2027-01-04:soon', 'proof:0:posted:2027-01-04:late:buyer', 'response:1']
    await db
      .insertInto('booking_reminders')
      .values(kinds.map((kind) => ({ booking_id: id, kind })))
      .execute()
    receiver.received.length = 0
    await app.runJobs()
    expect(receiver.received.map(({ body }) => body)).toMatchObject([
      { type: 'proof.due', data: { id, duty: '0:posted', dueOn: '2027-01-04', isLate: false } },
    ])
  })

  it('is of a proposal: to its client when it is sent or withdrawn, to its seller when it is answered', async () => {
    const desk = await startProposing(app)
    const { account_id: organizationId } = await db
      .selectFrom('clients')
      .select('account_id')
      .where('id', '=', desk.harbor.id)
      .executeTakeFirstOrThrow()
    const { client } = await desk.colleague('manager')
    const types = ['proposal.received', 'proposal.decided']
    const ofClient = await client.send(
      'POST',
      '/api/webhooks',
      { url: receiver.url, types },
      { headers: { [ACTING_FOR_HEADER]: String(organizationId) } },
    )
    expect(ofClient.status).toBe(201)
    await added(desk.sellerId, types)
    const events = () =>
      db
        .selectFrom('webhook_events')
        .select(['organization_id', 'type', 'facts'])
        .where('subject', '=', 'proposal')
        .orderBy('id')
        .execute()
    await desk.mail(await desk.propose([desk.cell(0, 3)]))
    const form = new URLSearchParams({
      reason: 'Too far out',
      sha256: (await read(app, await desk.token())).sha256,
    })
    expect((await app.post(`/api/shared-proposals/${await desk.token()}/refusals`, form)).status).toBe(303)
    const withdrawn = await desk.mail(await desk.propose([desk.cell(0, 4)]))
    expect((await desk.seller.send('POST', `/api/my/proposals/${withdrawn.id}/withdrawal`)).status).toBe(200)
    expect(await events()).toEqual([
      { organization_id: organizationId, type: 'proposal.received', facts: { version: 1, status: 'sent' } },
      { organization_id: desk.sellerId, type: 'proposal.decided', facts: { version: 1, status: 'declined' } },
      { organization_id: organizationId, type: 'proposal.received', facts: { version: 1, status: 'sent' } },
      {
        organization_id: organizationId,
        type: 'proposal.decided',
        facts: { version: 1, status: 'withdrawn' },
      },
    ])
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

  it('wakes the job that sends once for each transaction', async () => {
    const sellerId = await buildUser(db)
    const listing = await buildListing(db, { seller_id: sellerId, status: 'active' })
    await added(sellerId, ['space.changed', 'space.unpublished'])
    await app.runJobs()
    const change = (values: object) => (trx: typeof db) =>
      trx.updateTable('listings').set(values).where('id', '=', listing).execute()
    const countJobs = async () =>
      (await sql`select from graphile_worker.jobs where task_identifier = 'send-webhooks'`.execute(db)).rows
        .length
    const both = () =>
      db.transaction().execute(async (trx) => {
        await change({ price: sql`price + 1` })(trx)
        await change({ status: 'paused' })(trx)
      })
    await both()
    expect(await countJobs()).toBe(1)
    await change({ status: 'active' })(db)
    await both()
    expect(await countJobs()).toBe(2)
  })

  it('of thousands of spaces is written in time by a connection that changed a single one before', async () => {
    const sellerId = await buildUser(db)
    const first = await buildListing(db, { seller_id: sellerId, status: 'active' })
    await sql`insert into listings (seller_id, title, description, ad_type, price, location_text, status)
      select seller_id, title, description, ad_type, price, location_text, status
      from listings, generate_series(1, 12000) where id = ${first}`.execute(db)
    await added(sellerId, ['space.changed'])
    await db.connection().execute(async (one) => {
      await sql`update listings set price = price + 1 where id = ${first}`.execute(one)
      await sql`update listings set price = price + 1 where seller_id = ${sellerId}`.execute(one)
    })
    const events = await db
      .selectFrom('webhook_events')
      .select('id')
      .where('organization_id', '=', sellerId)
      .execute()
    expect(events).toHaveLength(12_002)
    await db.deleteFrom('webhook_endpoints').where('organization_id', '=', sellerId).execute()
  }, 60_000)

  it('is none for a webhook that is being deleted, and does not fail what happens', async () => {
    const sellerId = await buildUser(db)
    const listing = await buildListing(db, { seller_id: sellerId, status: 'active' })
    const { webhook } = await added(sellerId, ['space.changed'])
    const deleting = await db.startTransaction().execute()
    await deleting.deleteFrom('webhook_endpoints').where('id', '=', webhook.id).execute()
    const changing = db.updateTable('listings').set({ price: 4321 }).where('id', '=', listing).execute()
    await expect
      .poll(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
        return rows.length
      })
      .toBe(1)
    await deleting.commit().execute()
    await changing
    const { price } = await db
      .selectFrom('listings')
      .select('price')
      .where('id', '=', listing)
      .executeTakeFirstOrThrow()
    expect(price).toBe(4321)
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

it('what is old is forgotten', async () => {
  const id = await buildUser(db)
  const { client, path, deliveries } = await added(id, ['booking.moved'])
  await client.send('POST', `${path}/tests`)
  await client.send('POST', `${path}/tests`)
  const [one] = await db.selectFrom('webhook_events').select('id').where('organization_id', '=', id).execute()
  await sql`update webhook_events set created_at = ${new Date(Date.now() - 31 * 86_400_000)} where id = ${one!.id}`.execute(
    db,
  )
  await sweepWebhooks(context)
  expect(await deliveries()).toHaveLength(1)
})

import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { PASSWORD } from '#test/support/accounts/members.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { bookWith } from '#test/support/booking/booked.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { hashPassword } from '../../accounts/accounts/password.ts'
import { openConversation } from '../../messaging/conversations/lock-conversation.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app
const admin = await app.as(await buildUser(db, { role: 'admin' }))

const OPEN = {
  code: 'bookings-open',
  message: expect.stringContaining(
    'There are bookings that are not finished. Finish or cancel them first. PLA-B',
  ),
}

it('keeps a space with a booking on the market, whoever takes it down', async () => {
  const market = await openMarket(app)
  const buyer = await market.buy()
  const { id } = await buyer.draft({ listingId: market.listingId, ...period(10) })
  const path = `/api/listings/${market.listingId}/steps`
  await buyer.step(id, 'request')
  const archive = () => market.seller.client.send('POST', path, { step: 'archive' })
  const refused = await archive()
  expect([refused.status, await refused.json()]).toMatchObject([409, OPEN])
  const { updatedAt } = await (await admin.get(`/api/admin/listings/${market.listingId}`)).json()
  const decision = { status: 'archived', reason: 'It is gone.', updatedAt }
  const byAdmin = await admin.send('PATCH', `/api/admin/listings/${market.listingId}`, decision)
  expect([byAdmin.status, await byAdmin.json()]).toMatchObject([409, OPEN])
  expect((await market.seller.client.send('POST', path, { step: 'pause' })).status).toBe(200)
  await market.seller.step(id, 'decline', { reason: 'It is gone.' })
  expect((await archive()).status).toBe(200)
})

it('keeps an account with a booking, on either side; papers outlive it', async () => {
  const market = await openMarket(app)
  const buyer = await market.buy()
  const id = await bookWith(app, market, { buyer })
  const password = await hashPassword(PASSWORD)
  await db.updateTable('users').set({ password }).where('id', 'in', [buyer.id, market.sellerId]).execute()
  const leave = (who: { client: TestClient }) =>
    who.client.send('DELETE', '/api/account', { password: PASSWORD })
  for (const who of [buyer, market.seller]) {
    const refused = await leave(who)
    expect([refused.status, await refused.json()]).toMatchObject([409, OPEN])
  }
  await buyer.step(id, 'cancel', { reason: 'Plans have changed.' })
  expect((await leave(buyer)).status).toBe(200)
  const kept = await market.seller.read(id)
  expect(kept).toMatchObject({ status: 'cancelled', terms: { buyer: { name: 'Bob Buyer' } } })
  expect(kept.documents.length).toBeGreaterThan(0)
  expect((await market.seller.client.get(kept.documents[0]!.url)).status).toBe(200)
})

it('keeps a unit and its calendar while somebody asks for it, and lets it go after that', async () => {
  const market = await openMarket(app)
  const buyer = await market.buy()
  const { id } = await buyer.draft({ listingId: market.listingId, ...period(10) })
  await buyer.step(id, 'request')
  const path = `/api/my/listings/${market.listingId}/booking-terms`
  const put = async (change: (unit: object) => object) => {
    const terms = await (await market.seller.client.get(path)).json()
    return market.seller.client.send('PUT', path, { ...terms, units: terms.units.map(change) })
  }
  expect((await put((unit) => ({ ...unit, cell: 'week' }))).status).toBe(409)
  expect((await put((unit) => ({ ...unit, id: null }))).status).toBe(409)
  await buyer.step(id, 'withdraw')
  expect((await put((unit) => ({ ...unit, id: null }))).status).toBe(200)
  expect(await market.seller.read(id)).toMatchObject({ status: 'withdrawn', unitName: '' })
})

it('has no draft of who left wait for dates', async () => {
  const market = await openMarket(app)
  const buyer = await market.buy({ password: await hashPassword(PASSWORD) })
  const { id } = await buyer.draft({ listingId: market.listingId, ...period(10) })
  await buyer.client.send('POST', `/api/bookings/${id}/waitlist`)
  expect((await buyer.client.send('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200)
  expect(await db.selectFrom('waitlist_entries').selectAll().where('booking_id', '=', id).execute()).toEqual(
    [],
  )
})

it('leaves nobody with a request to who is gone, when both happen at once', async () => {
  const password = await hashPassword(PASSWORD)
  const ended = await Promise.all(
    Array.from({ length: 6 }, async (_, at) => {
      const market = await openMarket(app)
      const buyer = await market.buy()
      await db.updateTable('users').set({ password }).where('id', 'in', [buyer.id, market.sellerId]).execute()
      const { id } = await buyer.draft({ listingId: market.listingId, ...period(10) })
      const leaving = [
        () =>
          market.seller.client.send('POST', `/api/listings/${market.listingId}/steps`, { step: 'archive' }),
        () => market.seller.client.send('DELETE', '/api/account', { password: PASSWORD }),
        () => buyer.client.send('DELETE', '/api/account', { password: PASSWORD }),
      ]
      const sent = buyer.send(id, { step: 'request', version: 0, sha256: (await buyer.read(id)).sha256! })
      const [asked, left] = await Promise.all([sent, leaving[at % 3]!()])
      return [asked.ok, left.ok]
    }),
  )
  // one of both, and never both
  expect(ended.filter(([asked, left]) => asked === left)).toEqual([])
})

it('refuses a request to a space that is taken down under its hands, and to who has blocked its buyer', async () => {
  const market = await openMarket(app)
  const buyer = await market.buy()
  const { id, sha256 } = await buyer.draft({ listingId: market.listingId, ...period(10) })
  const ask = () => buyer.send(id, { step: 'request', version: 0, sha256: sha256! })
  let asked: Promise<Response> | undefined
  await db.transaction().execute(async (trx) => {
    const listing = trx.selectFrom('listings').select('id').where('id', '=', market.listingId)
    await listing.forUpdate().executeTakeFirstOrThrow()
    asked = ask()
    await new Promise((next) => setTimeout(next, 200))
    await trx.updateTable('listings').set({ status: 'paused' }).where('id', '=', market.listingId).execute()
  })
  expect([(await asked!).status, (await buyer.read(id)).status]).toEqual([404, 'draft'])
  await db.updateTable('listings').set({ status: 'active' }).where('id', '=', market.listingId).execute()
  await db.insertInto('blocks').values({ blocker_id: market.sellerId, blocked_id: buyer.id }).execute()
  const refused = await ask()
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'forbidden'])
  expect(
    (await buyer.client.send('POST', '/api/bookings', { listingId: market.listingId, ...period(14) })).status,
  ).toBe(403)
})

/** Whether somebody waits for a lock. */
const isWaiting = async () => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length > 0
}

describe('who blocks and who asks at the same moment', () => {
  const meet = async () => {
    const market = await openMarket(app)
    const buyer = await market.buy()
    const { id, sha256 } = await buyer.draft({ listingId: market.listingId, ...period(10) })
    const block = () => market.seller.client.send('PUT', `/api/blocks/${buyer.id}`)
    const ask = () => buyer.send(id, { step: 'request', version: 0, sha256: sha256! })
    return { ...market, buyer, id, block, ask }
  }

  it('is refused where the block comes first', async () => {
    const { sellerId, buyer, id, ask } = await meet()
    let asked: Promise<Response> | undefined
    await db.transaction().execute(async (trx) => {
      const first = trx.selectFrom('users').select('id').where('id', '=', Math.min(sellerId, buyer.id))
      await first.forUpdate().execute()
      asked = ask()
      await expect.poll(isWaiting).toBe(true)
      await trx.insertInto('blocks').values({ blocker_id: sellerId, blocked_id: buyer.id }).execute()
    })
    expect([(await asked!).status, (await buyer.read(id)).status]).toEqual([403, 'draft'])
  })

  it('is blocked after what was asked first', async () => {
    const { sellerId, listingId, buyer, id, block, ask } = await meet()
    let blocked: Promise<Response> | undefined
    await db.transaction().execute(async (trx) => {
      await openConversation(trx, { listingId, buyerId: buyer.id, sellerId, now: new Date() })
      blocked = block()
      await expect.poll(isWaiting).toBe(true)
    })
    expect([(await blocked!).status, (await ask()).status]).toEqual([200, 403])
    expect((await buyer.read(id)).status).toBe('draft')
  })

  it('never waits in a circle, though both block each other', async () => {
    const pairs = await Promise.all(Array.from({ length: 5 }, meet))
    const answers = await Promise.all(
      pairs.flatMap(({ sellerId, buyer, block, ask }) => [
        block(),
        buyer.client.send('PUT', `/api/blocks/${sellerId}`),
        ask(),
      ]),
    )
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })
})

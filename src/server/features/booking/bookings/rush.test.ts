import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openMarket, period } from '#test/support/booking/book.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { refuseSeenTaken, refuseTaken } from './refuse-taken.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app

async function draftOfEach(market: Awaited<ReturnType<typeof openMarket>>, count: number) {
  const drafts = []
  for (let i = 0; i < count; i++) {
    const buyer = await market.buy()
    const { id, sha256 } = await buyer.draft({ listingId: market.listingId, ...period(10) })
    const key = { headers: { 'idempotency-key': `rush-of-${id}` } }
    // who waited too long is told so and comes again under the same key, as the page does
    const send = async (step: 'book' | 'request'): Promise<Response> => {
      const answer = await buyer.send(id, { step, version: 0, sha256: sha256! }, key)
      return answer.status === 503 && answer.headers.has('retry-after') ? send(step) : answer
    }
    const step = (...given: [Parameters<typeof buyer.step>[1], object]) => buyer.step(id, ...given)
    drafts.push({ id, send, step })
  }
  return drafts
}

const countWaiting = async () => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}

it('R9: a rush that waits for a lock leaves connections to everybody else', async () => {
  const market = await openMarket(app)
  const drafts = await draftOfEach(market, 16)
  const ids = drafts.map(({ id }) => id)
  let sent: Promise<Response>[] = []
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('bookings').select('id').where('id', 'in', ids).forUpdate().execute()
    sent = drafts.map((one) => one.send('request'))
    await expect.poll(countWaiting).toBeGreaterThanOrEqual(4)
    expect((await market.seller.client.get('/api/bookings?side=seller')).status).toBe(200)
  })
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  expect(statuses).toEqual(ids.map(() => 200))
})

it('R9: of a rush on a loop with eight slots exactly eight win, and all others hear that the dates are taken', async () => {
  const market = await openMarket(app, { terms: { mode: 'instant' } })
  await db
    .updateTable('space_units')
    .set({ capacity: 8 })
    .where('listing_id', '=', market.listingId)
    .execute()
  const drafts = await draftOfEach(market, 30)
  const statuses = (await Promise.all(drafts.map((one) => one.send('book')))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([...Array(8).fill(200), ...Array(22).fill(409)])
})

it('R9: who loses in a rush is answered from memory, and pays no attempt for it', async () => {
  const market = await openMarket(app, { terms: { mode: 'instant' } })
  const drafts = await draftOfEach(market, 30)
  const countPaid = async () => {
    const { rows } = await sql<{ paid: number }>`
      select sum(extract(epoch from paid_at))::float8 as paid from rate_limits where key like 'booking-draft:user:%'
      group by key order by key`.execute(db)
    return rows.map(({ paid }) => paid)
  }
  const before = await countPaid()
  const statuses = (await Promise.all(drafts.map((one) => one.send('book')))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, ...Array(29).fill(409)])
  const after = await countPaid()
  // the one that won, and those that looked
  expect(after.filter((paid, at) => paid !== before[at]).length).toBeLessThanOrEqual(5)
})

it('R9: who comes after dates were seen to be taken, and have become free since, gets them', async () => {
  const market = await openMarket(app, { terms: { mode: 'instant' } })
  const drafts = await draftOfEach(market, 12)
  const statuses = await Promise.all(drafts.map(async (one) => (await one.send('book')).status))
  expect(statuses.toSorted()).toEqual([200, ...Array(11).fill(409)])
  const winner = drafts[statuses.indexOf(200)]!
  expect((await winner.step('withdraw', {})).status).toBe('withdrawn')
  const loser = drafts[statuses.indexOf(409)]!
  expect((await loser.send('book')).status).toBe(200)
  // its own twin is answered as it was, though the dates are taken, by itself
  expect((await loser.send('book')).status).toBe(200)
})

it('R9: one look answers all who came before it, and nobody who came after', async () => {
  const market = await openMarket(app, { terms: { mode: 'instant' } })
  const [winner, loser] = await draftOfEach(market, 2)
  expect((await winner!.send('book')).status).toBe(200)
  const booking = await db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', loser!.id)
    .executeTakeFirstOrThrow()
  const early = { booking, receivedAtMs: performance.now() }
  refuseSeenTaken(early)
  await expect(refuseTaken(app.context, early)).rejects.toMatchObject({ code: 'dates-taken' })
  expect(() => refuseSeenTaken(early)).toThrow('taken')
  const late = { booking, receivedAtMs: performance.now() }
  refuseSeenTaken(late)
  await winner!.step('withdraw', {})
  await refuseTaken(app.context, late)
})

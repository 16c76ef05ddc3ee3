import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openMarket, period } from '#test/support/booking/book.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app

async function draftOfEach(market: Awaited<ReturnType<typeof openMarket>>, count: number) {
  const drafts = []
  for (let i = 0; i < count; i++) {
    const buyer = await market.buy()
    const { id, sha256 } = await buyer.draft({ listingId: market.listingId, ...period(10) })
    drafts.push({
      id,
      send: (step: 'book' | 'request') => buyer.send(id, { step, version: 0, sha256: sha256! }),
    })
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

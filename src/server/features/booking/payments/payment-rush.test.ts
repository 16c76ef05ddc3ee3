import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { agreeIn } from '#test/support/booking/agree-in.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app

const countWaiting = async () => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}

it('R9: payments of one seller that wait for a lock leave connections to everybody else', async () => {
  const [sellerId, buyerId] = [await buildUser(db), await buildUser(db)]
  const many: Awaited<ReturnType<typeof agreeIn>>[] = []
  for (let i = 0; i < 16; i++) many.push(await agreeIn(app, { sellerId, buyerId }))
  const ids = many.map(({ id }) => id)
  let sent: Promise<{ status: unknown }>[] = []
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('bookings').select('id').where('id', 'in', ids).forUpdate().execute()
    sent = many.map((one) => one.arrived(50_000))
    await expect.poll(countWaiting).toBeGreaterThanOrEqual(4)
    expect((await app.get('/api/places?q=seattle')).status).toBe(200)
    expect((await many[0]!.buyer.get('/api/bookings?side=buyer')).status).toBe(200)
  })
  await Promise.all(sent)
  for (const one of many) expect((await one.read()).money.paidCents).toBe(50_000)
})

import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openMarket, period } from '#test/support/booking/book.ts'
import { copyBooking } from '#test/support/booking/copy-booking.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { tickBookings } from './booking-clock.ts'

const COUNT = 120

it('moves each of many due bookings once, whatever number of processes look', async () => {
  const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
  const { db } = app
  const market = await openMarket(app)
  const buyer = await market.buy()
  const { id } = await buyer.draft({ listingId: market.listingId, ...period(10) })
  await buyer.step(id, 'request')
  await app.runJobs()
  await copyBooking(db, id, { count: COUNT, deadlineAt: new Date() })

  await Promise.all([1, 2, 3, 4].map(() => tickBookings(app.context)))
  const lapsed = db.selectFrom('booking_events').select('booking_id').where('step', '=', 'expire')
  const events = (await lapsed.execute()).map(({ booking_id }) => booking_id)
  expect([events.length, new Set(events).size]).toEqual([COUNT, COUNT])
  // to each side one
  const { rows } = await sql<{ mails: number }>`
    select count(*)::int as mails from graphile_worker.jobs where task_identifier = 'send-mail'`.execute(db)
  expect(rows[0]!.mails).toBe(2 * COUNT)
  const left = db.selectFrom('bookings').select('id').where('deadline_at', '<=', new Date())
  expect(await left.execute()).toEqual([])
  expect((await buyer.read(id)).status).toBe('requested')
})

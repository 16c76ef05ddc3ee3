import { expect, it } from 'vitest'
import { agreeIn } from '#test/support/booking/agree-in.ts'
import { later, payThrough } from '#test/support/booking/pay-through.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { tickBookings } from '../bookings/booking-clock.ts'
import { sweepPayments } from './sweep-payments.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000', PAYMENT_TEST: '1' })
const { db, context } = app
const TRIALS = 16

type Agreed = Awaited<ReturnType<typeof agreeIn>>

/** Booked at once: its card is charged only once the dates are its own. */
async function bookAtOnce(deadlineAt: Date): Promise<Agreed> {
  const one = await agreeIn(app, { deadlineAt })
  const move = { step: 'book', from_status: 'draft', to_status: 'awaiting-payment', actor: 'buyer' } as const
  await db
    .insertInto('booking_events')
    .values({ ...move, booking_id: one.id, actor_id: one.buyerId, version: 1, created_at: new Date() })
    .execute()
  return one
}

const testIdOf = async (id: number) =>
  (await db.selectFrom('test_payments').select('id').where('key', '=', `pay-${id}`).executeTakeFirstOrThrow())
    .id

async function textsOf(userId: number): Promise<string> {
  const rows = await db.selectFrom('notices').select(['kind', 'data']).where('user_id', '=', userId).execute()
  return JSON.stringify(rows)
}

it('R7: who pays by card in the moment of expiry is booked, or told once that the card was not charged', async () => {
  const deadlineAt = new Date(Date.now() + 60_000)
  const all: { one: Agreed; paymentId: number }[] = []
  for (let i = 0; i < TRIALS; i++) {
    const one = await bookAtOnce(deadlineAt)
    all.push({ one, paymentId: (await payThrough(one).start()).id })
  }
  const pay = async ({ one, paymentId }: (typeof all)[number]) =>
    one.buyer.send('POST', `/api/test-payments/${await testIdOf(paymentId)}/outcomes`, { outcome: 'paid' })
  // longer than the payment page, once opened, keeps the dates
  const clock = later(context, 300)
  await Promise.all([...all.map(pay), tickBookings(clock), tickBookings(clock)])
  await sweepPayments(clock)
  for (const { one } of all) {
    const [status, { latest, money }, told] = [
      await one.status(),
      await one.read(),
      await textsOf(one.buyerId),
    ]
    const end = `${status} ${latest?.state}`
    const notCharged = told.match(/card was not charged/g)?.length ?? 0
    if (end === 'booked captured') expect([money.openCents, notCharged]).toEqual([0, 0])
    else {
      expect(end).toBe('expired cancelled')
      expect([money.paidCents, notCharged]).toEqual([0, 1])
    }
    expect(await textsOf(one.sellerId)).not.toContain('Answering in time')
  }
})

import { randomUUID } from 'node:crypto'
import { lockBooking } from '#server/features/booking/bookings/lock-booking.ts'
import { creditBooking } from '#server/features/booking/documents/credit-booking.ts'
import { sweepPayments } from '#server/features/booking/payments/sweep-payments.ts'
import { agreeIn } from './booking/agree-in.ts'
import { later, payThrough } from './booking/pay-through.ts'
import type { StripeServer } from './booking/stripe-server.ts'
import type { TestApp } from './test-app.ts'

type Agreed = Awaited<ReturnType<typeof agreeIn>>

/** Bookings that are paid by card and credited, and what goes back of them. */
export function refundingIn(app: TestApp, stripe: StripeServer) {
  const { db, context } = app
  const agree = async () => {
    const one = await agreeIn(app)
    const at = new Date()
    const account = { provider: 'stripe', account: `acct_${one.sellerId}`, is_ready: true } as const
    await db
      .insertInto('seller_accounts')
      .values({ seller_id: one.sellerId, ...account, created_at: at, checked_at: at })
      .execute()
    return one
  }
  return {
    agree,
    async pay() {
      const one = await agree()
      const pay = payThrough(one)
      const { id } = await pay.start()
      stripe.pay(`pay-${id}`)
      await pay.check(id)
      return { ...one, key: `pay-${id}` }
    },
    /** What was agreed is no longer owed. */
    async credit({ id }: Agreed, cents: number) {
      await db.transaction().execute(async (trx) => {
        const { booking } = await lockBooking(trx, id)
        const credits = [{ name: 'Credit', cents, taxCents: 0 }]
        const source = `test:${randomUUID()}`
        await creditBooking(trx, booking, { credits, reason: 'As decided', source, now: new Date() })
      })
    },
    sweepAfter: (minutes: number) => sweepPayments(later(context, minutes)),
    /** As Stripe holds them. */
    listRefunds: (key: string) =>
      [...stripe.refunds.values()].filter(({ metadata }) => metadata.placard_key === key),
    /** As they stand here. */
    listRows: (id: number) =>
      db
        .selectFrom('provider_payments')
        .select(['state', 'cents'])
        .where('booking_id', '=', id)
        .where('kind', '=', 'refund')
        .orderBy('id')
        .execute(),
  }
}

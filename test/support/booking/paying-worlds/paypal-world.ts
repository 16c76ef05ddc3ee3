import type { Db } from '#server/platform/db/database.ts'
import { readMark, toSiteName } from '#server/platform/payments/paypal/order-marks.ts'
import { centsOf } from '../paypal/wire.ts'
import type { PaypalServer } from '../paypal-server.ts'
import type { PayingWorld } from './world.ts'

export function createPaypalWorld(db: Db, paypal: PaypalServer): PayingWorld {
  const listOrders = (key: string) =>
    [...paypal.bank.orders.values()].filter(
      ({ purchase_units: [unit] }) => readMark(unit.custom_id)?.key === key,
    )
  return {
    provider: 'paypal',
    method: 'paypal',
    async connect(sellerId) {
      paypal.connect(sellerId)
      const at = new Date()
      const account = `seller-${sellerId}-${toSiteName(paypal.site)}`
      const row = { provider: 'paypal', account, is_ready: true } as const
      await db
        .insertInto('seller_accounts')
        .values({ seller_id: sellerId, ...row, created_at: at, checked_at: at })
        .execute()
    },
    async pay(key) {
      const [order] = listOrders(key)
      if (order) paypal.bank.approve(order.id)
    },
    killAtNextChange: (kill) => paypal.killAtNextChange(kill),
    forgetKeys: () => paypal.forgetRequests(),
    refunds: {
      hold: () => {
        paypal.bank.mood.pendRefunds = true
      },
      end: () => {
        paypal.bank.mood.pendRefunds = false
        for (const order of paypal.bank.orders.values())
          for (const refund of order.purchase_units[0].payments?.refunds ?? [])
            if (refund.status === 'PENDING') paypal.bank.settleRefund(refund, 'COMPLETED')
      },
    },
    notice() {
      const { raw, headers } = paypal.deliver().at(-1)!
      return { body: raw.toString(), headers: Object.fromEntries(headers) }
    },
    async read(key) {
      const paid = listOrders(key).map(({ purchase_units: [unit] }) => unit.payments)
      const captures = paid.flatMap((payments) => payments?.captures ?? [])
      const refunds = paid.flatMap((payments) => payments?.refunds ?? [])
      const sum = (rows: readonly { amount: Parameters<typeof centsOf>[0] }[]) =>
        rows.reduce((total, { amount }) => total + centsOf(amount), 0)
      return {
        charges: captures.length,
        refunds: refunds.length,
        keptCents: sum(captures) - sum(refunds),
      }
    },
  }
}

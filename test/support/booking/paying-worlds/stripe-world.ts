import type { Db } from '#server/platform/db/database.ts'
import type { StripeServer } from '../stripe-server.ts'
import type { PayingWorld } from './world.ts'

export function createStripeWorld(db: Db, stripe: StripeServer): PayingWorld {
  return {
    provider: 'stripe',
    method: 'card',
    async connect(sellerId) {
      const at = new Date()
      const account = { provider: 'stripe', account: `acct_${sellerId}`, is_ready: true } as const
      await db
        .insertInto('seller_accounts')
        .values({ seller_id: sellerId, ...account, created_at: at, checked_at: at })
        .execute()
    },
    async pay(key) {
      if (stripe.findSession(key)?.status !== 'open') return
      stripe.pay(key)
    },
    killAtNextChange: (kill) => stripe.killAtNextChange(kill),
    forgetKeys: () => stripe.forgetKeys(),
    refunds: {
      hold: () => {
        stripe.refundsAre = 'pending'
      },
      end: () => {
        stripe.refundsAre = 'succeeded'
        stripe.endRefunds()
      },
    },
    notice: (key) => stripe.notice('checkout.session.completed', stripe.sessionOf(key)),
    async read(key) {
      const charges = stripe.charges().filter(({ metadata }) => metadata.placard_key === key)
      const refunds = [...stripe.refunds.values()].filter(({ metadata }) => metadata.placard_key === key)
      const came = charges.reduce((sum, { amount_received }) => sum + amount_received, 0)
      const left = refunds.reduce((sum, { amount }) => sum + amount, 0)
      return { charges: charges.length, refunds: refunds.length, keptCents: came - left }
    },
  }
}

import type { AppContext } from '#server/context.ts'
import { chooseOutcome } from '#server/platform/payments/test-provider.ts'
import type { PayingWorld } from './world.ts'

/** Test mode is in the same process: it dies of itself, within what it writes. */
export function createTestWorld(context: AppContext): PayingWorld {
  const { db } = context
  return {
    provider: 'test',
    method: 'card',
    connect: async () => {},
    async pay(key) {
      const row = await db.selectFrom('test_payments').select('id').where('key', '=', key).executeTakeFirst()
      if (row) await chooseOutcome(context, row.id, 'paid')
    },
    killAtNextChange: null,
    // a refund is a row of its own, for good
    forgetKeys: () => {},
    refunds: null,
    notice() {
      throw new Error('Test mode sends no notices')
    },
    async read(key) {
      const facts = await db
        .selectFrom('test_payment_events as fact')
        .innerJoin('test_payments as payment', 'payment.id', 'fact.payment_id')
        .select(['fact.state', 'fact.cents'])
        .where('payment.key', '=', key)
        .execute()
      const of = (state: string) => facts.filter((fact) => fact.state === state)
      const sum = (rows: typeof facts) => rows.reduce((total, { cents }) => total + cents, 0)
      const [captured, refunded] = [of('captured'), of('refunded')]
      return {
        charges: captured.length,
        refunds: refunded.length,
        keptCents: sum(captured) - sum(refunded),
      }
    },
  }
}

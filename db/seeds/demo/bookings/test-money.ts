import { sql } from 'kysely'
import { openPayment } from '#server/features/booking/payments/open-payment.ts'
import { startPatience } from '#server/features/booking/payments/patience.ts'
import { findLatestCharge } from '#server/features/booking/payments/provider-payments.ts'
import { refreshCharge } from '#server/features/booking/payments/settle-charge.ts'
import { addCharge } from '#server/features/booking/payments/start-payment.ts'
import { sweepPayments } from '#server/features/booking/payments/sweep-payments.ts'
import { chooseTestOutcome } from '#server/features/booking/payments/test-payments.ts'
import type { TestOutcome } from '#server/platform/payments/test-provider.ts'
import { idOf, KEEP } from './steps.ts'
import type { Act } from './types.ts'

/** The buyer pays what is due in test mode, and chooses how it ends. @param days what comes after the first state takes */
export const payInTestMode =
  (method: 'card' | 'bank-debit', outcome: TestOutcome, days = 0): Act =>
  async (scene) => {
    const { buyer, stage } = scene
    const { context, trx } = stage
    const patience = startPatience()
    const charge = await addCharge(context, { id: idOf(scene), actor: buyer, method, patience }, KEEP)
    const { redirectUrl } = await openPayment(context, charge, patience)
    const id = Number(redirectUrl!.split('/').at(-1))
    await chooseTestOutcome(context, { id, actor: buyer, outcome })
    await sql`update test_payment_events set at = at + make_interval(days => ${days})
      where payment_id = ${id} and at > ${context.now()}`.execute(trx)
  }

/** What has become of the payment by now is learned. */
export const learnOfPayment: Act = async (scene) => {
  const { context, trx } = scene.stage
  await refreshCharge(context, (await findLatestCharge(trx, idOf(scene)))!)
}

/** What is owed back goes back the way it came. */
export const giveBack: Act = ({ stage: { context } }) => sweepPayments(context)

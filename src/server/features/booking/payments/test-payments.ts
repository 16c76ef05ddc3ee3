import type { TestPayment } from '#contract/booking/payments-providers.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { chooseOutcome, type TestOutcome } from '../../../platform/payments/test-provider.ts'
import { findByKey } from './provider-payments.ts'
import { refreshCharge } from './settle-charge.ts'
import type { SettlementContext } from './settlement-context.ts'

/** For its buyer alone; nobody's where test mode is off. @throws AppError `not-found` */
export async function getTestPayment(
  context: SettlementContext,
  id: number,
  actor: Actor,
): Promise<TestPayment> {
  const { test, charge } = await findTest(context, id, actor)
  const { method, cents, description, outcome, expires_at, return_url, cancel_url } = test
  return {
    id,
    method,
    cents,
    description,
    outcome,
    isOver: outcome !== null || charge.state !== 'created' || expires_at <= context.now(),
    returnUrl: return_url,
    cancelUrl: cancel_url,
  }
}

/** @throws AppError `not-found`, `wrong-step` where it was chosen before, or the time is over */
export async function chooseTestOutcome(
  context: SettlementContext,
  { id, actor, outcome }: { id: number; actor: Actor; outcome: TestOutcome },
): Promise<TestPayment> {
  const { test, charge } = await findTest(context, id, actor)
  if (!isPossible(test.method, outcome)) throw new AppError('wrong-step')
  if (!(await chooseOutcome(context, id, outcome))) throw new AppError('wrong-step')
  await refreshCharge(context, charge)
  return getTestPayment(context, id, actor)
}

/** Banks send debits back; buyers dispute cards. */
function isPossible(method: 'card' | 'bank-debit', outcome: TestOutcome): boolean {
  return outcome !== (method === 'card' ? 'bounces' : 'disputed')
}

async function findTest({ db, providers }: SettlementContext, id: number, actor: Actor) {
  const test = await db.selectFrom('test_payments').selectAll().where('id', '=', id).executeTakeFirst()
  if (!test || !providers.has('test')) throw new AppError('not-found')
  const charge = await findByKey(db, 'test', test.key)
  const booking = charge && (await findBuyer(db, charge.booking_id))
  if (!charge || booking?.buyer_id !== actor.organizationId) throw new AppError('not-found')
  return { test, charge }
}

function findBuyer(db: SettlementContext['db'], bookingId: number) {
  return db.selectFrom('bookings').select('buyer_id').where('id', '=', bookingId).executeTakeFirst()
}

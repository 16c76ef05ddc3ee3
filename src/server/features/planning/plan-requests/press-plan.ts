import type { AppContext } from '../../../context.ts'
import { onceUncounted, type RequestKey } from '../../../platform/http/idempotent.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { getPlanRow } from '../plans/plan-rows.ts'
import { type SendInput, sendPlan } from './send-plan.ts'

/** Each may be sixty lines: what a person reads before they press takes its time. */
const REQUESTS_PER_USER: Limit = { name: 'plans:request', max: 5, perSeconds: 86_400 }

/**
 * One press, however often it arrives under its key; one that is refused does not count.
 * @throws AppError `plan-not-found`, `plan-changed`, `line-requested`, `rate-limited`
 */
export async function pressPlan(
  context: Pick<AppContext, 'db' | 'limiter' | 'metrics' | 'now'>,
  input: SendInput,
  key: RequestKey,
): Promise<void> {
  const { db, limiter } = context
  const { id, ownerId } = input
  await onceUncounted(db, key, async (record) => {
    await getPlanRow(db, { id, ownerId })
    await limiter.take(REQUESTS_PER_USER, String(ownerId))
    try {
      return await sendPlan(context, input, record)
    } catch (error) {
      // nothing was sent
      await limiter.refund(REQUESTS_PER_USER, String(ownerId))
      throw error
    }
  })
}

import type { savedPlanRoutes } from '#contract/planning/plans-saved.ts'
import type { Out } from '#contract/route.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { onceUncounted, type RequestKey } from '../../../platform/http/idempotent.ts'
import { rateLimitKey } from '../../../platform/http/rate-limit-key.ts'
import type { PlanBooking } from './plan-booking.ts'
import { createPlan } from './save-plan.ts'
import { PLANS_PER_ASKER } from './solve-plan.ts'

interface KeepPlanInput {
  actor: Actor
  body: Out<typeof savedPlanRoutes.createPlan.body>
  key: RequestKey
  /** Of the client. */
  address: string
}

/** One plan, however often it is pressed under its key. @returns its id. @throws AppError as `createPlan`, `rate-limited` */
export function keepPlan(
  context: AppContext,
  booking: PlanBooking,
  { actor, body, key, address }: KeepPlanInput,
): Promise<number> {
  return onceUncounted(context.db, key, async (record) => {
    if (body.inputs) await context.limiter.take(PLANS_PER_ASKER, rateLimitKey(actor, address))
    return createPlan(context, booking, { ownerId: actor.organizationId, body }, record)
  })
}

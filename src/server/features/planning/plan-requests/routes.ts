import { planRequestRoutes } from '#contract/planning/plan-requests.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { onceUncounted } from '../../../platform/http/idempotent.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import type { PlanBooking } from '../plans/plan-booking.ts'
import { getPlanRow } from '../plans/plan-rows.ts'
import { previewPlan } from './preview-plan.ts'
import { readLatestRequest } from './read-request.ts'
import { sendPlan } from './send-plan.ts'

/** Each may be sixty lines: what a person reads before they press takes its time. */
const REQUESTS_PER_USER: Limit = { name: 'plans:request', max: 5, perSeconds: 86_400 }

export function mountPlanRequests(app: App, context: AppContext, booking: PlanBooking): void {
  const { db, limiter } = context
  mount(app, planRequestRoutes, {
    previewPlanRequest: ({ params, body, c }) =>
      previewPlan(context, booking, { ...params, ...body, actor: requireActor(c) }),

    async sendPlanRequest({ params, body, key, c }) {
      const { organizationId: ownerId, personId } = requireActor(c)
      const owned = { ...params, ownerId }
      await onceUncounted(db, key, async (record) => {
        await getPlanRow(db, owned)
        await limiter.take(REQUESTS_PER_USER, String(ownerId))
        try {
          return await sendPlan(context, { ...owned, ...body, personId, origin: originOf(c) }, record)
        } catch (error) {
          // nothing was sent
          await limiter.refund(REQUESTS_PER_USER, String(ownerId))
          throw error
        }
      })
      return readLatestRequest(db, owned)
    },

    getPlanRequest: ({ params, c }) =>
      readLatestRequest(db, { ...params, ownerId: requireActor(c).organizationId }),
  })
}

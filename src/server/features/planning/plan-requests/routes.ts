import { planRequestRoutes } from '#contract/planning/plan-requests.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import type { PlanBooking } from '../plans/plan-booking.ts'
import { askAbove } from './ask-above.ts'
import { mountRequestForms } from './form-posts.ts'
import { pressPlan } from './press-plan.ts'
import { previewPlan } from './preview-plan.ts'
import { readLatestRequest } from './read-request.ts'

export function mountPlanRequests(app: App, context: AppContext, booking: PlanBooking): void {
  const { db } = context
  mountRequestForms(app, context, booking)
  mount(app, planRequestRoutes, {
    previewPlanRequest: ({ params, body, c }) =>
      previewPlan(context, booking, { ...params, ...body, actor: requireActor(c) }),

    async sendPlanRequest({ params, body, key, c }) {
      const { organizationId: ownerId, personId } = requireActor(c)
      await pressPlan(context, { ...params, ...body, ownerId, personId, origin: originOf(c) }, key)
      return readLatestRequest(db, { ...params, ownerId })
    },

    async askForPlan({ params: { id }, body: { message }, c }) {
      const actor = requireActor(c)
      await askAbove(context, booking, { id, actor, message })
      return readLatestRequest(db, { id, ownerId: actor.organizationId })
    },

    getPlanRequest: ({ params, c }) =>
      readLatestRequest(db, { ...params, ownerId: requireActor(c).organizationId }),
  })
}

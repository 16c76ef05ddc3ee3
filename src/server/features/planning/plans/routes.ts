import { planRoutes } from '#contract/planning/plans.ts'
import { savedPlanRoutes } from '#contract/planning/plans-saved.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { once } from '../../../platform/http/idempotent.ts'
import { type Call, mount } from '../../../platform/http/mount.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { rateLimitKey } from '../../../platform/http/rate-limit-key.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { changeLine, changePlan, deletePlan, removeLine } from './change-plan.ts'
import { mountPlanExports } from './export-routes.ts'
import { mountPlanForms } from './form-posts.ts'
import { keepPlan } from './keep-plan.ts'
import { orderPlan } from './order-plan.ts'
import { planAgain } from './plan-again.ts'
import type { PlanBooking, ReadVersionStand } from './plan-booking.ts'
import { listPlans } from './plan-rows.ts'
import { readPlan } from './read-plan.ts'
import { replaceLine } from './replace-line.ts'
import { addLine } from './save-plan.ts'
import { drawCurve, PLANS_PER_ASKER, solvePlan } from './solve-plan.ts'
import { mountPlanWaits } from './wait-routes.ts'

const CURVES_PER_ASKER: Limit = { name: 'plans:curve', max: 6, perSeconds: 60 }

export function mountPlans(
  app: App,
  context: AppContext,
  { booking, readStand }: { booking: PlanBooking; readStand: ReadVersionStand },
): void {
  const take = (limit: Limit, { actor, c }: Pick<Call<typeof planRoutes.solvePlan>, 'actor' | 'c'>) =>
    context.limiter.take(limit, rateLimitKey(actor, c.var.clientAddress))
  mount(app, planRoutes, {
    async solvePlan({ body, actor, c }) {
      await take(PLANS_PER_ASKER, { actor, c })
      return solvePlan(context, { inputs: body, ownerId: actor?.organizationId ?? null }, c.req.raw.signal)
    },
    async drawCurve({ body, actor, c }) {
      await take(CURVES_PER_ASKER, { actor, c })
      return drawCurve(context, { inputs: body, ownerId: actor?.organizationId ?? null }, c.req.raw.signal)
    },
  })
  mountPlanForms(app, context, booking)
  mountSavedPlans(app, context, booking)
  mountPlanWaits(app, context, booking)
  mountPlanExports(app, context, { booking, readStand })
}

function mountSavedPlans(app: App, context: AppContext, booking: PlanBooking): void {
  const { db, limiter } = context
  const read = (id: number, ownerId: number) => readPlan(context, booking, { id, ownerId })
  mount(app, savedPlanRoutes, {
    listPlans: ({ c }) => listPlans(db, requireActor(c).organizationId),

    async createPlan({ body, key, c }) {
      const actor = requireActor(c)
      const id = await keepPlan(context, booking, { actor, body, key, address: c.var.clientAddress })
      return read(id, actor.organizationId)
    },

    getPlan: ({ params, c }) => read(params.id, requireActor(c).organizationId),

    changePlan({ params, body, c }) {
      return changePlan(context, { ...params, ...body, ownerId: requireActor(c).organizationId })
    },

    copyPlan: ({ params, key, c }) =>
      planAgain(context, booking, { ...params, key, ownerId: requireActor(c).organizationId }),

    async deletePlan({ params, c }) {
      await deletePlan(db, { ...params, ownerId: requireActor(c).organizationId })
      return { success: true }
    },

    async addPlanLine({ params, body, key, c }) {
      const ownerId = requireActor(c).organizationId
      await once(db, key, (record) => addLine(context, booking, { ...params, ownerId, line: body }, record))
      return read(params.id, ownerId)
    },

    async changePlanLine({ params, body, c }) {
      const ownerId = requireActor(c).organizationId
      await changeLine(context, booking, { ...params, ownerId, change: body })
      return read(params.id, ownerId)
    },

    async replacePlanLine({ params, c }) {
      const actor = requireActor(c)
      await limiter.take(PLANS_PER_ASKER, rateLimitKey(actor, c.var.clientAddress))
      await replaceLine(context, { ...params, ownerId: actor.organizationId })
      return read(params.id, actor.organizationId)
    },

    async removePlanLine({ params, c }) {
      await removeLine(context, { ...params, ownerId: requireActor(c).organizationId })
      return { success: true }
    },

    async orderPlan({ params, c }) {
      const actor = requireActor(c)
      const done = await orderPlan(context, booking, { actor, id: params.id })
      return { ...done, plan: await read(params.id, actor.organizationId) }
    },
  })
}

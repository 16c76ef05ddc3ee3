import { planRoutes } from '#contract/planning/plans.ts'
import { planExportRoutes } from '#contract/planning/plans-exports.ts'
import { savedPlanRoutes } from '#contract/planning/plans-saved.ts'
import type { AppContext } from '../../../context.ts'
import { answerCsv } from '../../../platform/http/csv-answer.ts'
import type { App } from '../../../platform/http/env.ts'
import { answerFile } from '../../../platform/http/file-answer.ts'
import { once } from '../../../platform/http/idempotent.ts'
import { type Call, mount } from '../../../platform/http/mount.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { rateLimitKey } from '../../../platform/http/rate-limit-key.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { changeLine, changePlan, deletePlan, removeLine } from './change-plan.ts'
import { mountPlanForms } from './form-posts.ts'
import { keepPlan } from './keep-plan.ts'
import { orderPlan } from './order-plan.ts'
import { planAgain } from './plan-again.ts'
import type { PlanBooking } from './plan-booking.ts'
import { toPlanDocument, writePlanPdf } from './plan-pdf.ts'
import { listPlans } from './plan-rows.ts'
import { planToCsv } from './plan-to-csv.ts'
import { planToGeoJson } from './plan-to-geo-json.ts'
import { readPlan } from './read-plan.ts'
import { replaceLine } from './replace-line.ts'
import { addLine } from './save-plan.ts'
import { drawCurve, PLANS_PER_ASKER, solvePlan } from './solve-plan.ts'

const CURVES_PER_ASKER: Limit = { name: 'plans:curve', max: 6, perSeconds: 60 }

export function mountPlans(app: App, context: AppContext, booking: PlanBooking): void {
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
  mountPlanExports(app, context, booking)
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

function mountPlanExports(app: App, context: AppContext, booking: PlanBooking): void {
  const read = (id: number, ownerId: number) => readPlan(context, booking, { id, ownerId })
  mount(app, planExportRoutes, {
    async exportPlan({ params, c }) {
      const plan = await read(params.id, requireActor(c).organizationId)
      return answerCsv(c, planToCsv(plan), `placard-plan-${plan.id}.csv`)
    },

    async exportPlanWorkbook({ params, c }) {
      const plan = await read(params.id, requireActor(c).organizationId)
      // loaded on first use: most processes never write one
      const { planToWorkbook } = await import('./plan-to-workbook.ts')
      return answerFile(c, await planToWorkbook(plan, context.now()), {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        name: `placard-plan-${plan.id}.xlsx`,
      })
    },

    async exportPlanPdf({ params, c }) {
      const { organizationId, personId } = requireActor(c)
      const plan = await read(params.id, organizationId)
      const bytes = await writePlanPdf(context, toPlanDocument(plan, context.now()), String(personId))
      return answerFile(c, bytes, { type: 'application/pdf', name: `placard-plan-${plan.id}.pdf` })
    },

    async exportPlanMap({ params, c }) {
      const plan = await read(params.id, requireActor(c).organizationId)
      return c.body(JSON.stringify(planToGeoJson(plan)), 200, {
        'content-type': 'application/geo+json',
        'content-disposition': `attachment; filename="placard-plan-${plan.id}.geojson"`,
        'cache-control': 'private, no-store',
      })
    },
  })
}

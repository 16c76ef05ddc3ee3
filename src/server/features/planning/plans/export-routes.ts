import type { Context } from 'hono'
import { planExportRoutes } from '#contract/planning/plans-exports.ts'
import type { AppContext } from '../../../context.ts'
import { answerCsv } from '../../../platform/http/csv-answer.ts'
import type { App, RequestEnv } from '../../../platform/http/env.ts'
import { answerFile } from '../../../platform/http/file-answer.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import type { PlanBooking, ReadVersionStand } from './plan-booking.ts'
import { toPlanDocument, writePlanPdf } from './plan-pdf.ts'
import { planToCsv } from './plan-to-csv.ts'
import { planToGeoJson } from './plan-to-geo-json.ts'
import { readPlan } from './read-plan.ts'

/** A plan as files: each says as of when it is, and how it stands to the versions that were kept. */
export function mountPlanExports(
  app: App,
  context: AppContext,
  { booking, readStand }: { booking: PlanBooking; readStand: ReadVersionStand },
): void {
  const read = async (id: number, c: Context<RequestEnv>) => {
    const plan = await readPlan(context, booking, { id, ownerId: requireActor(c).organizationId })
    return { plan, asOf: context.now(), stand: await readStand(context.db, plan) }
  }
  mount(app, planExportRoutes, {
    async exportPlan({ params: { id }, c }) {
      return answerCsv(c, planToCsv(await read(id, c)), `placard-plan-${id}.csv`)
    },

    async exportPlanWorkbook({ params: { id }, c }) {
      const exported = await read(id, c)
      // loaded on first use: most processes never write one
      const { planToWorkbook } = await import('./plan-to-workbook.ts')
      return answerFile(c, await planToWorkbook(exported), {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        name: `placard-plan-${id}.xlsx`,
      })
    },

    async exportPlanPdf({ params: { id }, c }) {
      const document = toPlanDocument(await read(id, c))
      const bytes = await writePlanPdf(context, document, String(requireActor(c).personId))
      return answerFile(c, bytes, { type: 'application/pdf', name: `placard-plan-${id}.pdf` })
    },

    async exportPlanMap({ params: { id }, c }) {
      return c.body(JSON.stringify(planToGeoJson(await read(id, c))), 200, {
        'content-type': 'application/geo+json',
        'content-disposition': `attachment; filename="placard-plan-${id}.geojson"`,
        'cache-control': 'private, no-store',
      })
    },
  })
}

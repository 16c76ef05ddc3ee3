import type { Context } from 'hono'
import { planExportRoutes } from '#contract/planning/plans-exports.ts'
import type { Out } from '#contract/route.ts'
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

interface FileRequest {
  query: Out<typeof planExportRoutes.exportPlan.query>
  c: Context<RequestEnv>
}

/** A plan as files: each says as of when it is, and how it stands to the versions that were kept. */
export function mountPlanExports(
  app: App,
  context: AppContext,
  { booking, readStand }: { booking: PlanBooking; readStand: ReadVersionStand },
): void {
  const read = async (id: number, { query: { kinds }, c }: FileRequest) => {
    const plan = await readPlan(context, booking, { id, ownerId: requireActor(c).organizationId })
    const stand = await readStand(context.db, plan)
    return { plan, asOf: context.now(), stand, addsKinds: kinds !== undefined }
  }
  mount(app, planExportRoutes, {
    async exportPlan({ params: { id }, ...asked }) {
      return answerCsv(asked.c, planToCsv(await read(id, asked)), `placard-plan-${id}.csv`)
    },

    async exportPlanWorkbook({ params: { id }, ...asked }) {
      const exported = await read(id, asked)
      // loaded on first use: most processes never write one
      const { planToWorkbook } = await import('./plan-to-workbook.ts')
      return answerFile(asked.c, await planToWorkbook(exported), {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        name: `placard-plan-${id}.xlsx`,
      })
    },

    async exportPlanPdf({ params: { id }, ...asked }) {
      const document = toPlanDocument(await read(id, asked))
      const bytes = await writePlanPdf(context, document, String(requireActor(asked.c).personId))
      return answerFile(asked.c, bytes, { type: 'application/pdf', name: `placard-plan-${id}.pdf` })
    },

    async exportPlanMap({ params: { id }, ...asked }) {
      return asked.c.body(JSON.stringify(planToGeoJson(await read(id, asked))), 200, {
        'content-type': 'application/geo+json',
        'content-disposition': `attachment; filename="placard-plan-${id}.geojson"`,
        'cache-control': 'private, no-store',
      })
    },
  })
}

import { planReportRoutes } from '#contract/planning/plan-reports.ts'
import { REPORT_COLUMNS, toLineRows } from '#domain/booking/report/report-rows.ts'
import type { AppContext } from '../../../context.ts'
import { answerCsv } from '../../../platform/http/csv-answer.ts'
import { toCsvFile } from '../../../platform/http/csv-cell.ts'
import type { App } from '../../../platform/http/env.ts'
import { answerFile } from '../../../platform/http/file-answer.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import type { PlanBooking } from '../plans/plan-booking.ts'
import { readPlanReport } from './read-plan-report.ts'
import { writePlanReportPdf } from './write-plan-report-pdf.ts'

export function mountPlanReports(app: App, context: AppContext, booking: PlanBooking): void {
  const read = (id: number, c: Parameters<typeof requireActor>[0]) =>
    readPlanReport(context, booking, { id, actor: requireActor(c) })
  mount(app, planReportRoutes, {
    getPlanReport: async ({ params, c }) => (await read(params.id, c)).report,

    async getPlanReportPdf({ params, c }) {
      const { report } = await read(params.id, c)
      const bytes = await writePlanReportPdf(context, report, String(requireActor(c).personId))
      return answerFile(c, bytes, { type: 'application/pdf', name: `placard-plan-${params.id}-report.pdf` })
    },

    async getPlanReportWorkbook({ params, c }) {
      const { report, bodies } = await read(params.id, c)
      // loaded on first use: most processes never write one
      const { planReportToWorkbook } = await import('./plan-report-to-workbook.ts')
      return answerFile(c, await planReportToWorkbook(report, bodies), {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        name: `placard-plan-${params.id}-report.xlsx`,
      })
    },

    async getPlanReportCsv({ params, c }) {
      const { bodies } = await read(params.id, c)
      const rows = [REPORT_COLUMNS, ...bodies.flatMap(toLineRows)]
      return answerCsv(c, toCsvFile(rows), `placard-plan-${params.id}-report.csv`)
    },
  })
}

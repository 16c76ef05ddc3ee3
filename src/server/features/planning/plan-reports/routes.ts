import { planReportRoutes } from '#contract/planning/plan-reports.ts'
import type { JointReportFile } from '#domain/booking/report/joint-report-file.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import type { PlanBooking } from '../plans/plan-booking.ts'
import { readPlanReport } from './read-plan-report.ts'

type Call = { params: { id: number }; c: Parameters<typeof requireActor>[0] }

export function mountPlanReports(app: App, context: AppContext, booking: PlanBooking): void {
  const read = ({ params: { id }, c }: Call) =>
    readPlanReport(context, booking, { id, actor: requireActor(c) })
  const file = (format: JointReportFile['format']) => async (call: Call) =>
    booking.answerReport(call.c, {
      ...(await read(call)),
      format,
      fileName: `placard-plan-${call.params.id}-report`,
      subject: String(requireActor(call.c).personId),
    })
  mount(app, planReportRoutes, {
    getPlanReport: async (call) => (await read(call)).report,
    getPlanReportPdf: file('pdf'),
    getPlanReportWorkbook: file('xlsx'),
    getPlanReportCsv: file('csv'),
  })
}

import { placedOrderRoutes } from '#contract/booking/orders-placed.ts'
import type { JointReportFile } from '#domain/booking/report/joint-report-file.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { answerJointReport } from '../campaign-reports/joint/answer-joint-report.ts'
import { readOrderReport } from './read-order-report.ts'
import { getPlacedOrder } from './read-placed-order.ts'

type Call = { params: { id: number }; c: Parameters<typeof requireActor>[0] }

export function mountPlacedOrders(app: App, context: AppContext): void {
  const wanted = ({ params: { id }, c }: Call) => ({ id, actor: requireActor(c) })
  const file = (format: JointReportFile['format']) => async (call: Call) => {
    const { id, actor } = wanted(call)
    return answerJointReport(context, call.c, {
      ...(await readOrderReport(context, { id, actor })),
      format,
      fileName: `placard-order-${id}-report`,
      subject: String(actor.personId),
    })
  }
  mount(app, placedOrderRoutes, {
    getPlacedOrder: (call) => getPlacedOrder(context, wanted(call)),
    getOrderReport: async (call) => (await readOrderReport(context, wanted(call))).report,
    getOrderReportPdf: file('pdf'),
    getOrderReportWorkbook: file('xlsx'),
    getOrderReportCsv: file('csv'),
  })
}

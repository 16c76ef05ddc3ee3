import { campaignReportRoutes } from '#contract/booking/campaign-reports.ts'
import { REPORT_COLUMNS, toLineRows } from '#domain/booking/report/report-rows.ts'
import type { AppContext } from '../../../context.ts'
import { answerCsv } from '../../../platform/http/csv-answer.ts'
import { toCsvFile } from '../../../platform/http/csv-cell.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { getReport } from './get-report.ts'
import { readPictures } from './read-pictures.ts'

export function mountCampaignReports(app: App, context: AppContext): void {
  mount(app, campaignReportRoutes, {
    getCampaignReport: ({ params, query, c }) =>
      getReport(context, { ...params, ...query, actor: requireActor(c) }),

    async getCampaignReportPdf({ params, query, c }) {
      const report = await getReport(context, { ...params, ...query, actor: requireActor(c) })
      const pictures = await readPictures(context, params.id)
      // the PDF library is loaded on first use
      const { renderReport } = await import('./render.ts')
      return c.body(new Uint8Array(await renderReport(report, pictures)), 200, {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${report.body.reference}-report.pdf"`,
        'cache-control': 'private, no-cache',
      })
    },

    async getCampaignReportWorkbook({ params, query, c }) {
      const { body, sha256 } = await getReport(context, { ...params, ...query, actor: requireActor(c) })
      // as the PDF library: most processes never write one
      const { reportToWorkbook } = await import('./report-to-workbook.ts')
      return c.body(new Uint8Array(await reportToWorkbook(body, sha256)), 200, {
        'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'content-disposition': `attachment; filename="${body.reference}-report.xlsx"`,
        'cache-control': 'private, no-store',
      })
    },

    async getCampaignReportCsv({ params, query, c }) {
      const { body } = await getReport(context, { ...params, ...query, actor: requireActor(c) })
      return answerCsv(c, toCsvFile([REPORT_COLUMNS, ...toLineRows(body)]), `${body.reference}-report.csv`)
    },
  })
}

import type { Context } from 'hono'
import type { JointReportFile } from '#domain/booking/report/joint-report-file.ts'
import { REPORT_COLUMNS, toLineRows } from '#domain/booking/report/report-rows.ts'
import type { AppContext } from '../../../../context.ts'
import { answerCsv } from '../../../../platform/http/csv-answer.ts'
import { toCsvFile } from '../../../../platform/http/csv-cell.ts'
import { answerFile } from '../../../../platform/http/file-answer.ts'
import { writeJointReportPdf } from './write-joint-report-pdf.ts'

/** The report of several bookings as a file that is saved. @throws AppError `unavailable` */
export async function answerJointReport(
  context: Pick<AppContext, 'config'>,
  c: Context,
  { format, fileName, report, bodies, subject }: JointReportFile,
): Promise<Response> {
  const name = `${fileName}.${format}`
  if (format === 'csv') return answerCsv(c, toCsvFile([REPORT_COLUMNS, ...bodies.flatMap(toLineRows)]), name)
  if (format === 'pdf')
    return answerFile(c, await writeJointReportPdf(context, report, subject), {
      type: 'application/pdf',
      name,
    })
  // loaded on first use: most processes never write one
  const { jointReportToWorkbook } = await import('./joint-report-to-workbook.ts')
  return answerFile(c, await jointReportToWorkbook(report, bodies), {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name,
  })
}

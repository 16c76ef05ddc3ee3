import type { PlanReport } from '#contract/planning/plan-reports.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { listReportMoney } from '#domain/booking/report/report-figures.ts'
import { toDateRange, toLongDate } from '#domain/format-dates.ts'
import {
  describeDays,
  describeMediumCount,
  describeProof,
  describeReportedContacts,
  describeReportTotal,
  listOpen,
  PLAN_REPORT_NOTES,
} from '#domain/planning/plan-report-words.ts'
import { makePdf, numberPages } from '../../../platform/pdf/page.ts'
import { write, writeSection } from '../../../platform/pdf/parts.ts'
import { SOFT } from '../../../platform/pdf/style.ts'
import { writeTable } from '../../../platform/pdf/table.ts'

/** The report of a plan on US letter, tagged. The photos are in the report of each booking. */
export function renderPlanReport(report: PlanReport): Promise<Buffer> {
  const title = `Report: ${report.name}`
  return makePdf(
    { title, subject: 'What a plan of advertising spaces has come to', createdAt: null },
    (doc) => {
      write(doc, title, { size: 22, isBold: true, role: 'H1' })
      doc.moveDown(0.3)
      write(doc, `As of ${toLongDate(report.asOf)}.${report.isOver ? '' : ' It is not over.'}`, {
        size: 10,
        color: SOFT,
      })
      doc.moveDown(0.8)
      writeSection(doc, { title: 'Result', texts: report.totals.map(describeReportTotal) })
      writeSection(doc, { title: 'What was counted', texts: report.counts.map(describeMediumCount) })
      writeTable(doc, { rows: toBookingRows(report), amounts: [4] })
      const money = listReportMoney(report).map(({ label, text }) => [label, text])
      writeTable(doc, {
        rows: [['Money of these bookings, tax and extras included', ''], ...money],
        amounts: [1],
      })
      writeSection(doc, { title: 'What is missing or open', texts: listOpen(report) })
      writeSection(doc, { title: 'How to read it', texts: PLAN_REPORT_NOTES })
      numberPages(doc, { lines: [title] })
    },
  )
}

function toBookingRows({ bookings }: PlanReport): string[][] {
  const head = ['Booking', 'Delivered', 'Contacts', 'Proof', 'Cost before tax']
  return [
    head,
    ...bookings.map((row) => [
      `${row.title}, ${row.place}\n${row.reference}, ${toDateRange(row)}`,
      describeDays(row),
      describeReportedContacts(row),
      describeProof(row),
      formatCents(row.costCents),
    ]),
  ]
}

import type { JointReport } from '#contract/booking/campaign-reports-joint.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import {
  describeDays,
  describeMediumCount,
  describeProof,
  describeReportedContacts,
  describeReportTotal,
  JOINT_REPORT_NOTES,
  listOpen,
} from '#domain/booking/report/joint-report-words.ts'
import { listReportMoney } from '#domain/booking/report/report-figures.ts'
import { toDateRange, toLongDate } from '#domain/format-dates.ts'
import { makePdf, numberPages } from '../../../../platform/pdf/page.ts'
import { write, writeSection } from '../../../../platform/pdf/parts.ts'
import { SOFT } from '../../../../platform/pdf/style.ts'
import { writeTable } from '../../../../platform/pdf/table.ts'

/** The report of several bookings on US letter, tagged. The photos are in the report of each booking. */
export function renderJointReport(report: JointReport): Promise<Buffer> {
  const title = `Report: ${report.name}`
  return makePdf(
    { title, subject: 'What several bookings of advertising spaces have come to', createdAt: null },
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
      writeSection(doc, { title: 'How to read it', texts: JOINT_REPORT_NOTES })
      numberPages(doc, { lines: [title] })
    },
  )
}

function toBookingRows({ bookings }: JointReport): string[][] {
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

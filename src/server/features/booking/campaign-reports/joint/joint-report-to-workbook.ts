import type { JointReport } from '#contract/booking/campaign-reports-joint.ts'
import {
  describeMediumCount,
  JOINT_REPORT_NOTES,
  listOpen,
} from '#domain/booking/report/joint-report-words.ts'
import type { ReportBody } from '#domain/booking/report/report-body.ts'
import { listReportMoney } from '#domain/booking/report/report-figures.ts'
import { REPORT_COLUMNS, toLineRows } from '#domain/booking/report/report-rows.ts'
import { AD_TYPE_LABELS, AUDIENCE_BASIS_LABELS, type AudienceBasis } from '#domain/vocabulary.ts'
import { writeWorkbook } from '../../../../platform/workbook/write-workbook.ts'

/** The report of several bookings as an Excel workbook: they, their lines, totals a basis, and how to read it. */
export function jointReportToWorkbook(report: JointReport, bodies: readonly ReportBody[]): Promise<Buffer> {
  const { bookings, totals } = report
  return writeWorkbook([
    {
      name: 'Bookings',
      rows: [BOOKING_HEAD, ...bookings.map(toBookingRow)],
      widths: [14, 40, 18, 28, 12, 12, 12, 12, 14, 14, 20, 14, 10, 10, 10],
    },
    { name: 'Lines', rows: [REPORT_COLUMNS, ...bodies.flatMap(toLineRows)], widths: [14, 34, 12, 28] },
    { name: 'Totals', rows: [TOTAL_HEAD, ...totals.map(toTotalRow)], widths: [24, 12, 20, 20, 22, 26] },
    {
      name: 'Notes',
      rows: [
        ['Report', report.name],
        ['As of', report.asOf],
        ...listReportMoney(report).map(({ label, text }) => [`${label} (of these bookings)`, text]),
        ...report.counts.map((count) => ['Counted', describeMediumCount(count)]),
        ...listOpen(report).map((text) => ['Missing or open', text]),
        ...JOINT_REPORT_NOTES.map((text) => ['How to read it', text]),
      ],
      widths: [22, 110],
    },
  ])
}

const BOOKING_HEAD = [
  'Booking',
  'Space',
  'Medium',
  'Place',
  'First day',
  'Last day',
  'Days contracted',
  'Days delivered',
  'Contacts contracted',
  'Contacts delivered',
  'Basis of the contacts',
  'Cost before tax (US dollars)',
  'Proof due',
  'Proof accepted',
  'Visits by its codes',
]

const toBasis = (basis: AudienceBasis | null) => (basis ? AUDIENCE_BASIS_LABELS[basis] : 'not stated')

function toBookingRow(row: JointReport['bookings'][number]) {
  return [
    row.reference,
    row.title,
    AD_TYPE_LABELS[row.medium],
    row.place,
    row.first,
    row.last,
    row.contractedDays,
    row.deliveredDays,
    row.contractedContacts,
    row.deliveredContacts,
    toBasis(row.basis),
    row.costCents / 100,
    row.proof.due,
    row.proof.accepted,
    row.visits,
  ]
}

const TOTAL_HEAD = [
  'Basis of the contacts',
  'Bookings',
  'Contacts contracted',
  'Contacts delivered',
  'Cost before tax (US dollars)',
  'For a thousand delivered (US dollars)',
]

function toTotalRow({ basis, ...total }: JointReport['totals'][number]) {
  return [
    toBasis(basis),
    total.bookings,
    basis && total.contractedContacts,
    basis && total.deliveredContacts,
    total.costCents / 100,
    total.cpmCents === null ? null : total.cpmCents / 100,
  ]
}

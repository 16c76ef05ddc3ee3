import { GRADE_LABELS } from '#domain/booking/proof/checks.ts'
import type { ReportBody, ReportVisits } from '#domain/booking/report/report-body.ts'
import { listReportFacts, listReportFigures, listReportMoney } from '#domain/booking/report/report-figures.ts'
import { DECISION_LABELS } from '#domain/booking/report/report-labels.ts'
import { REPORT_COLUMNS, toLineRows } from '#domain/booking/report/report-rows.ts'
import { writeWorkbook } from '../../../platform/workbook/write-workbook.ts'

/** The report as an Excel workbook: the result, its lines, what shows them, and how to read it. */
export function reportToWorkbook(body: ReportBody, sha256: string): Promise<Buffer> {
  const figures = [...listReportFacts(body), ...listReportFigures(body), ...listReportMoney(body)]
  const proofs = body.proofs.map((proof) => [
    proof.title,
    proof.placement,
    proof.caption,
    proof.name,
    proof.what,
    proof.url,
    proof.receivedAt,
    proof.decision ? DECISION_LABELS[proof.decision] : 'Not decided',
    proof.grade ? GRADE_LABELS[proof.grade] : '',
    (proof.checks ?? []).join(' '),
    proof.sha256,
  ])
  return writeWorkbook([
    {
      name: 'Result',
      rows: [
        ['Report', body.reference],
        ['As of', body.asOf],
        ...figures.map(({ label, text }) => [label, text]),
        ['SHA-256 of this report', sha256],
      ],
      widths: [28, 60],
    },
    { name: 'Lines', rows: [REPORT_COLUMNS, ...toLineRows(body)], widths: [14, 34, 12, 28] },
    { name: 'Proof', rows: [PROOF_HEAD, ...proofs], widths: [30, 24, 40, 24, 34, 30, 26, 18, 16, 60, 66] },
    ...(body.visits ? [{ name: 'Visits', rows: toVisitRows(body.visits), widths: [12, 34, 14, 10] }] : []),
    {
      name: 'Notes',
      rows: [
        ['Kind', 'Note'],
        ...body.missing.map((text) => ['Missing or open', text]),
        ...body.notes.map((text) => ['How to read it', text]),
      ],
      widths: [18, 110],
    },
  ])
}

const PROOF_HEAD = [
  'Proof',
  'Line',
  'Caption',
  'Name',
  'What',
  'Address',
  'Received (UTC)',
  'Decision',
  'Grade',
  'Compared when it came',
  'SHA-256',
]

/** A row a code and day. */
function toVisitRows(visits: readonly ReportVisits[]) {
  const rows = visits.flatMap(({ code, line, days }) => days.map((one) => [code, line, one.day, one.visits]))
  return [['Code', 'Line', 'Day', 'Visits'], ...rows]
}

import type { ReportBody, ReportLine } from '#domain/booking/report/report-body.ts'
import { STATE_LABELS } from '#domain/booking/report/report-labels.ts'
import { AD_TYPE_LABELS, AUDIENCE_BASIS_LABELS } from '#domain/vocabulary.ts'
import { toCsv } from '../../../platform/http/csv-cell.ts'

const HEAD = [
  'Booking',
  'Space',
  'Medium',
  'Line',
  'Make-good',
  'First day',
  'Last day',
  'Quantity',
  'Sold in all',
  'Days contracted',
  'Days delivered',
  'Days lost',
  'Contacts contracted',
  'Contacts delivered',
  'Basis of the contacts',
  'Proof',
  'Report of',
  'Code',
  'Visits by its code',
]

/** A row a line, under its head. */
export function toLineRows(body: ReportBody): (string | number | null)[][] {
  return [HEAD, ...body.lines.map((line, item) => [...toRow(body, line), ...toVisits(body, item)])]
}

/** A row a line; RFC 4180, marked as UTF-8. */
export function reportToCsv(body: ReportBody): string {
  return `\ufeff${toCsv(toLineRows(body))}`
}

function toRow({ reference, space, audience, asOf }: ReportBody, line: ReportLine) {
  return [
    reference,
    space.title,
    AD_TYPE_LABELS[space.medium],
    line.name,
    line.isMakeGood ? 'yes' : 'no',
    line.first,
    line.last,
    line.quantity,
    line.capacity,
    line.contractedDays,
    line.deliveredDays,
    line.lostDays,
    line.contractedContacts,
    line.deliveredContacts,
    audience ? AUDIENCE_BASIS_LABELS[audience.basis] : 'not stated',
    line.duties.map(({ title, state }) => `${title}: ${STATE_LABELS[state]}`).join('; '),
    asOf,
  ]
}

/** Its code and how often it was followed; empty without one. */
function toVisits({ visits = [] }: ReportBody, item: number): (string | number | null)[] {
  const found = visits.find((one) => one.item === item)
  return [found?.code ?? null, found?.total ?? null]
}

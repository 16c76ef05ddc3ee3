import { AD_TYPE_LABELS, AUDIENCE_BASIS_LABELS } from '../../vocabulary.ts'
import { COUNT_BASIS_LABELS, describeCount } from './line-counts.ts'
import type { ReportBody, ReportLine } from './report-body.ts'
import { STATE_LABELS } from './report-labels.ts'

/** Of a report as a table. */
export const REPORT_COLUMNS = [
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
  'Plays, spots or pieces contracted',
  'Plays, spots or pieces delivered',
  'Counted by',
  'Figures stated by the seller',
]

/** A row a line, without the head. */
export function toLineRows(body: ReportBody): (string | number | null)[][] {
  return body.lines.map((line, item) => [...toRow(body, line), ...toVisits(body, item), ...toCounts(line)])
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

/** What was counted, and what is stated alone beside it; empty where there is neither. */
function toCounts({ counts = [] }: ReportLine): (string | number | null)[] {
  const counted = counts.find(({ basis }) => basis !== 'seller-stated')
  const stated = counts.filter(({ basis }) => basis === 'seller-stated')
  return [
    counted?.contracted ?? null,
    counted?.delivered ?? null,
    counted ? `${counted.what}, ${COUNT_BASIS_LABELS[counted.basis]}` : null,
    stated.length > 0 ? stated.map(describeCount).join('; ') : null,
  ]
}

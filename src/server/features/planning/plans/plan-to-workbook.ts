import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { grpOf } from '#domain/planning/grp.ts'
import { addKinds, explainKindsAdded, type KindsAdded } from '#domain/planning/kinds-added.ts'
import { describeVersionStand } from '#domain/planning/version-stand.ts'
import { AUDIENCE_BASIS_LABELS } from '#domain/vocabulary.ts'
import { writeWorkbook } from '../../../platform/workbook/write-workbook.ts'
import type { ExportedPlan } from './plan-booking.ts'
import { PLAN_COLUMNS, toPlanRow } from './plan-to-csv.ts'

const NOTES = [
  'Prices are all-in totals for the days of each line, as of the moment this file was made. Nothing in it is booked.',
  'Contacts are not people: the same person may see several spaces, and each more than once.',
]
const KEPT_APART = 'Contacts of different bases come from different kinds of sources and are never added up.'

/** A plan as an Excel workbook: its lines, what they bring a basis, and how to read it. */
export function planToWorkbook({ plan, asOf, stand, addsKinds }: ExportedPlan): Promise<Buffer> {
  const totals = plan.totals.map(({ basis, spaces, totalCents, contacts, cpmCents }) => [
    basis ? AUDIENCE_BASIS_LABELS[basis] : 'No figure',
    spaces,
    totalCents / 100,
    basis ? contacts : null,
    cpmCents === null ? null : Math.round(cpmCents) / 100,
    toTenths(grpOf({ basis, contacts }, plan.residents)),
  ])
  const kinds = addsKinds ? addKinds(plan.totals) : null
  const notes = [...NOTES, kinds ? `“${KINDS_ROW}”: ${explainKindsAdded(kinds)}` : KEPT_APART]
  return writeWorkbook([
    {
      name: 'Lines',
      rows: [PLAN_COLUMNS, ...plan.lines.map(toNumberedRow)],
      widths: [40, 10, 18, 28, 18, 12, 12, 10, 24, 22, 24, 30, 28, 12, 28, 12, 28, 12],
    },
    {
      name: 'Totals',
      rows: [
        TOTALS_HEAD,
        ...totals,
        ...(kinds ? [toKindsRow(kinds)] : []),
        ['All lines', countPriced(plan), plan.totalCents / 100, null, null, null],
      ],
      widths: [28, 10, 24, 22, 30, 30],
    },
    {
      name: 'Notes',
      rows: [
        ['Plan', plan.name],
        ['As of (UTC)', asOf.toISOString()],
        ['Version', describeVersionStand(stand)],
        ['Fingerprint (SHA-256)', stand.sha256],
        ['Budget (US dollars)', plan.budgetCents === null ? 'None' : plan.budgetCents / 100],
        ...(plan.residents ? [['Residents', `${plan.residents.place}: ${plan.residents.people}`]] : []),
        ...(plan.certificate ? [['When it was made', plan.certificate.says]] : []),
        ...notes.map((note) => ['How to read it', note]),
      ],
      widths: [22, 100],
    },
  ])
}

const TOTALS_HEAD = [
  'Basis of the contacts',
  'Spaces',
  'Total (US dollars, all-in)',
  'Contacts in these days',
  'For a thousand contacts (US dollars)',
  'Contacts for each 100 residents (GRP)',
]

const KINDS_ROW = 'Different kinds added'

function toKindsRow({ spaces, totalCents, contacts, cpmCents }: KindsAdded) {
  return [KINDS_ROW, spaces, totalCents / 100, contacts, Math.round(cpmCents) / 100, null]
}

function toTenths(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10) / 10
}

function countPriced({ lines }: SavedPlan): number {
  return lines.filter(({ price }) => price.state !== 'refused').length
}

/** As the row of the table of text, its amount a number. */
function toNumberedRow(line: SavedPlan['lines'][number]) {
  const { price } = line
  const amount = price.state === 'refused' ? null : price.totalCents / 100
  return toPlanRow(line).map((cell, at) =>
    at === PLAN_COLUMNS.indexOf('Total (US dollars, all-in)') ? amount : cell,
  )
}

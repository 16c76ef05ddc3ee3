import { formatCents } from '#domain/booking/price/cents.ts'
import { formatDay, toDateRange } from '#domain/format-dates.ts'
import { explainKindsAdded, type KindsAdded } from '#domain/planning/kinds-added.ts'
import { describeVersionStand } from '#domain/planning/version-stand.ts'
import { AD_TYPE_LABELS, AUDIENCE_BASIS_LABELS } from '#domain/vocabulary.ts'
import { nameItem, prepareMap, writeMap } from '../../../platform/pdf/map/write-map.ts'
import { makePdf, numberPages } from '../../../platform/pdf/page.ts'
import { write, writeSection } from '../../../platform/pdf/parts.ts'
import { SOFT } from '../../../platform/pdf/style.ts'
import { writeTable } from '../../../platform/pdf/table.ts'
import type { DrawnPlan, PlanDocument } from './plan-pdf.ts'

const NOTES = [
  'Prices are all-in totals for the days of each line, with required extras and estimated tax, as of the day above. Nothing in this plan is booked until its status says so.',
  'Contacts are not people: the same person may see several spaces, and each more than once.',
]
const KEPT_APART = 'Contacts of different kinds of sources are never added up.'

/** A plan on US letter, for people: tagged, with the prices that were read for it. */
export async function renderPlan({ plan, rough }: DrawnPlan): Promise<Buffer> {
  const { name, lines, totals, kindsAdded } = plan
  const items = lines.map(({ title, place, point }, at) => ({
    name: title,
    place: place ?? '',
    point,
    isRough: rough.includes(at),
  }))
  const map = await prepareMap('space', items)
  const subject = 'A plan of advertising spaces'
  return makePdf({ title: name, subject, createdAt: null }, (doc) => {
    write(doc, name, { size: 22, isBold: true, role: 'H1' })
    doc.moveDown(0.3)
    for (const text of describeHead(plan)) write(doc, text, { size: 10, color: SOFT })
    doc.moveDown(0.8)
    if (map) writeMap(doc, map)
    write(doc, 'Spaces', { size: 13, isBold: true, role: 'H2' })
    if (lines.length === 0) write(doc, 'No spaces yet.', { size: 10 })
    else
      writeTable(
        doc,
        toLineTable(plan, (title, at) => nameItem(map, at, title)),
      )
    if (totals && totals.length > 0) {
      if (doc.y > doc.page.maxY() - 90) doc.addPage()
      write(doc, 'What they bring in these days', { size: 13, isBold: true, role: 'H2' })
      writeTable(doc, { rows: toTotalRows(totals, kindsAdded), amounts: [1, 2, 3, 4] })
    }
    writeSection(doc, { title: 'How to read it', texts: listNotes(plan) })
    numberPages(doc, { lines: [name] })
  })
}

function listNotes({ totalCents, certificate, kindsAdded, stand: { sha256 } }: PlanDocument): string[] {
  return [
    ...(totalCents === null ? NOTES.slice(1) : NOTES),
    kindsAdded ? `“${KINDS_ROW}”: ${explainKindsAdded(kindsAdded)}` : KEPT_APART,
    ...(certificate === null ? [] : [`When this plan was made: ${certificate}`]),
    ...(sha256 === null ? [] : [`Fingerprint (SHA-256) of its spaces, dates and prices: ${sha256}`]),
  ]
}

function describeHead({ asOf, stand, budgetCents, lines, totalCents }: PlanDocument): string[] {
  const spaces = `${lines.length} ${lines.length === 1 ? 'space' : 'spaces'}`
  const days = lines.map(({ first, last }) => ({ first, last }))
  const first = days.map((one) => one.first).sort()[0]
  const last = days
    .map((one) => one.last)
    .sort()
    .at(-1)
  const when = first && last ? `, ${toDateRange({ first, last })}` : ''
  const money = totalCents === null ? [] : [`${formatCents(totalCents)} in all${toBudget(budgetCents)}.`]
  return [`${spaces}${when}.`, ...money, `As of ${formatDay(asOf)}. ${describeVersionStand(stand)}`]
}

function toBudget(cents: number | null): string {
  return cents === null ? '' : `, of a budget of ${formatCents(cents)}`
}

function toLineTable({ lines, totalCents }: PlanDocument, nameLine: (title: string, at: number) => string) {
  const hasPrices = totalCents !== null
  const rows = lines.map(({ title, medium, place, nearest, first, last, quantity, status, ...line }, at) => [
    nameLine(quantity > 1 ? `${title} (${quantity} of it)` : title, at),
    [medium && AD_TYPE_LABELS[medium], place, nearest].filter(Boolean).join(', '),
    toDateRange({ first, last }),
    status,
    ...(hasPrices ? [line.totalCents === null ? 'None' : formatCents(line.totalCents)] : []),
  ])
  const head = ['Space', 'Medium and place', 'Days', 'Status', ...(hasPrices ? ['Total, all-in'] : [])]
  const sum = hasPrices ? [['All lines that can be had', '', '', '', formatCents(totalCents)]] : []
  return {
    rows: [head, ...rows, ...sum],
    amounts: hasPrices ? [4] : [],
    strong: hasPrices ? [rows.length + 1] : [],
  }
}

const KINDS_ROW = 'Different kinds added'

function toTotalRows(totals: NonNullable<PlanDocument['totals']>, kindsAdded: KindsAdded | null): string[][] {
  const head = ['Basis of the contacts', 'Spaces', 'Total, all-in', 'Contacts', 'For a thousand']
  return [
    head,
    ...totals.map(({ basis, spaces, totalCents, contacts, cpmCents }) => [
      basis ? AUDIENCE_BASIS_LABELS[basis] : 'No figure',
      String(spaces),
      formatCents(totalCents),
      basis ? contacts.toLocaleString('en-US') : 'None',
      cpmCents === null ? 'None' : formatCents(Math.round(cpmCents)),
    ]),
    ...(kindsAdded ? [toKindsRow(kindsAdded)] : []),
  ]
}

function toKindsRow({ spaces, totalCents, contacts, cpmCents }: KindsAdded): string[] {
  const counted = contacts.toLocaleString('en-US')
  return [KINDS_ROW, String(spaces), formatCents(totalCents), counted, formatCents(Math.round(cpmCents))]
}

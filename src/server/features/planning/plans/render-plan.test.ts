import { expect, it } from 'vitest'
import { addKinds } from '#domain/planning/kinds-added.ts'
import { auditPdf } from '#test/support/booking/audit-pdf.ts'
import { readPdf } from '#test/support/booking/read-pdf.ts'
import type { PlanDocument } from './plan-pdf.ts'
import { renderPlan } from './render-plan.ts'

const totals: NonNullable<PlanDocument['totals']> = [
  { basis: 'measured', spaces: 2, totalCents: 20_450, contacts: 12_000, cpmCents: 1704 },
  { basis: 'modelled', spaces: 1, totalCents: 99_550, contacts: 28_000, cpmCents: 3555 },
]
const plan: PlanDocument = {
  name: 'Spring',
  asOf: '2026-12-01T08:00:00.000Z',
  budgetCents: null,
  stand: { version: null, since: [], sha256: null },
  certificate: null,
  lines: [],
  totalCents: 120_000,
  totals,
  kindsAdded: null,
}
const read = async (document: PlanDocument) =>
  readPdf(await renderPlan({ plan: document, rough: [] }))
    .join(' ')
    .replace(/\s+/g, ' ')

it('keeps kinds of figures apart, and adds them with a sentence where somebody insists', async () => {
  const apart = await read(plan)
  expect(apart).toContain('are never added up')
  expect(apart).not.toContain('40,000')
  const added = await read({ ...plan, kindsAdded: addKinds(totals) })
  expect(added).toContain('40,000')
  expect(added).toContain('This adds figures of different kinds (measured, modeled).')
  expect(added).not.toContain('are never added up')
})

it('has a map of its spaces, by the numbers of the table', async () => {
  const line = { medium: null, place: 'Tacoma, WA', nearest: null, first: '2027-01-04', last: '2027-01-31' }
  const lines = [
    { ...line, title: 'Wall', point: { lat: 47.25, lng: -122.44 } },
    { ...line, title: 'Roof', point: { lat: 47.253, lng: -122.4443 } },
    { ...line, title: 'Bus', point: null },
  ].map((one) => ({ ...one, quantity: 1, totalCents: null, status: 'Free' }))
  const pdf = await renderPlan({ plan: { ...plan, lines }, rough: [1] })
  expect(auditPdf(pdf)).toEqual([])
  expect(pdf.toString('latin1')).toContain('/Alt (Map of 2 spaces by number. Tacoma, WA: 1 to 2.)')
  const text = readPdf(pdf).join(' ').replace(/\s+/g, ' ')
  expect(text).toContain('the middle of the place named: 2. Not on the map: 3 · Bus.')
  expect(text).toContain('1 · Wall')
  expect(await read(plan)).not.toContain('OpenStreetMap')
})

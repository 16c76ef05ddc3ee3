import readXlsxFile from 'read-excel-file/node'
import { expect, it } from 'vitest'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { planToWorkbook } from './plan-to-workbook.ts'

const line: SavedPlan['lines'][number] = {
  id: 1,
  listingId: 7,
  listing: {
    title: '=1+1',
    adType: 'billboard',
    location: { text: 'Tacoma, WA' },
    sellerUsername: 'sally',
    audience: { value: 28_000, per: '4-week', basis: 'modelled', dailyViews: 1000 },
  } as unknown as SavedPlan['lines'][number]['listing'],
  unitId: 1,
  first: '2027-01-04',
  last: '2027-01-31',
  quantity: 1,
  nearestShops: [{ name: 'Pearl Street', km: 2.4 }],
  why: null,
  addedCents: 90_000,
  price: { state: 'priced', totalCents: 99_550, mode: 'request' },
  ended: null,
}
const gone: SavedPlan['lines'][number] = {
  ...line,
  id: 2,
  price: { state: 'refused', message: 'These dates are taken', nearest: null, waitlist: null },
}

it('is a workbook of its lines, its totals a basis and how to read it; texts stay texts, amounts are numbers', async () => {
  const plan: SavedPlan = {
    id: 3,
    name: 'Spring',
    budgetCents: 600_000,
    updatedAt: '2026-12-01T00:00:00.000Z',
    inputs: null,
    certificate: { percent: 93, says: 'At least 93% of the best possible under the same rules.' },
    createdAt: '2026-12-01T00:00:00.000Z',
    lines: [line, gone],
    totalCents: 99_550,
    residents: { place: 'Tacoma', people: 200_000 },
    totals: [{ basis: 'modelled', spaces: 1, totalCents: 99_550, contacts: 28_000, cpmCents: 3555.36 }],
  }
  const stand = { version: null, since: [], sha256: 'ab12' }
  const bytes = await planToWorkbook({ plan, asOf: new Date('2026-12-01T08:00:00Z'), stand })
  const sheets = await readXlsxFile(bytes)
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Lines', 'Totals', 'Notes'])
  const [lines, totals, notes] = sheets.map(({ data }) => data)
  expect(lines![1]).toEqual([
    '=1+1',
    7,
    'Billboard',
    'Tacoma, WA',
    'sally',
    '2027-01-04',
    '2027-01-31',
    1,
    995.5,
    28_000,
    'modeled',
    'Free',
    'Pearl Street',
    1.5,
    null,
    null,
    null,
    null,
  ])
  expect(lines![2]!.slice(8)).toEqual([
    null,
    null,
    null,
    'These dates are taken',
    'Pearl Street',
    1.5,
    null,
    null,
    null,
    null,
  ])
  expect(totals!.slice(1)).toEqual([
    ['modeled', 1, 995.5, 28_000, 35.55, 14],
    ['All lines', 1, 995.5, null, null, null],
  ])
  for (const note of [
    ['Budget (US dollars)', 6000],
    ['As of (UTC)', '2026-12-01T08:00:00.000Z'],
    ['Version', 'No version of it was kept yet.'],
    ['Fingerprint (SHA-256)', 'ab12'],
    ['When it was made', 'At least 93% of the best possible under the same rules.'],
    [
      'How to read it',
      'Contacts of different bases come from different kinds of sources and are never added up.',
    ],
  ])
    expect(notes).toContainEqual(note)

  const other = {
    basis: 'measured',
    spaces: 2,
    totalCents: 20_450,
    contacts: 12_000,
    cpmCents: 1704,
  } as const
  const both = { ...plan, totals: [...plan.totals, other] }
  const added = await readXlsxFile(
    await planToWorkbook({ plan: both, asOf: new Date(), stand, addsKinds: true }),
  )
  expect(added[1]!.data.at(-2)).toEqual(['Different kinds added', 3, 1200, 40_000, 30, null])
  const said = JSON.stringify(added[2]!.data)
  expect(said).toContain('“Different kinds added”: This adds figures of different kinds (modeled, measured).')
  expect(said).not.toContain('never added up')
})

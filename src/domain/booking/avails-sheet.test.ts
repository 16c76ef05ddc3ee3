import { expect, it } from 'vitest'
import { describeCell, describeFree, listFreeRuns, toSheetRows } from './avails-sheet.ts'

const COLUMNS = [
  { first: '2026-12-28', last: '2027-01-24' },
  { first: '2027-01-25', last: '2027-02-21' },
  { first: '2027-02-22', last: '2027-03-21' },
  { first: '2027-03-22', last: '2027-04-18' },
]
const SHOWN = { columns: COLUMNS, today: '2026-12-01' }
const ROW = {
  id: 12,
  unitCode: 'A-0114',
  title: 'Wall',
  name: null,
  place: 'Tacoma, WA',
  adType: 'billboard' as const,
  size: "14' x 48'",
  structure: null,
  facing: null,
  unitId: null,
  hasPhoto: true,
  rate: { cents: 90_050, per: '4-week' as const },
  cells: 'c.S-',
  notes: [[0, 0, 0]] as const,
}

it('joins columns that are free one after another', () => {
  expect(listFreeRuns('..s.', SHOWN)).toEqual([
    { first: '2026-12-28', last: '2027-02-21', isPart: false },
    { first: '2027-03-22', last: '2027-04-18', isPart: false },
  ])
  expect(describeFree('s.Hb', SHOWN)).toBe('Jan 25 to Mar 21, 2027 (in part)')
  expect(describeFree('sss-', SHOWN)).toBe('Nothing in these dates')
  expect(describeFree('..s.', { ...SHOWN, today: '2027-01-03' })).toBe(
    'Jan 3 to Feb 21, 2027; Mar 22 to Apr 18, 2027',
  )
  expect(describeFree('', SHOWN)).toBe('Nothing in these dates')
})

it('tells a client whether a face is free, and nothing of who takes it', () => {
  const client = [0, 1, 2, 3].map((at) =>
    describeCell(ROW, at, { labels: ['Harbor Dental'], isInternal: false }),
  )
  expect(client).toEqual(['Taken', 'Free', 'Free in part', ''])
  const own = [0, 1, 2, 3].map((at) => describeCell(ROW, at, { labels: ['Harbor Dental'], isInternal: true }))
  expect(own).toEqual(['Contract: Harbor Dental', 'Free', 'Sold (in part)', 'Not sold'])
})

it('has a row a face, with or without its price', () => {
  const faces = { ...SHOWN, labels: ['Harbor Dental'], rows: [ROW] }
  const [head, row] = toSheetRows(faces, { hasPrices: true, isInternal: false })
  expect(head?.slice(7)).toEqual([
    'Format',
    'Height (ft)',
    'Width (ft)',
    'Pixels',
    'Rate ($)',
    'Per',
    'Free',
    '2026-12-28 to 2027-01-24',
    '2027-01-25 to 2027-02-21',
    '2027-02-22 to 2027-03-21',
    '2027-03-22 to 2027-04-18',
  ])
  expect(row?.slice(0, 14)).toEqual([
    'A-0114',
    12,
    'Wall',
    null,
    'Tacoma, WA',
    'Billboard',
    "14' x 48'",
    'Bulletin',
    14,
    48,
    null,
    900.5,
    '4-week',
    'Jan 25 to Mar 21, 2027 (in part)',
  ])
  const without = toSheetRows(faces, { hasPrices: false, isInternal: false })
  expect(JSON.stringify(without)).not.toMatch(/900|Rate|Harbor/)
})

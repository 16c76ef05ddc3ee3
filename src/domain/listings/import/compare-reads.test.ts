import { describe, expect, it } from 'vitest'
import { compareReads, type KnownFile, type ReadFile, type ReadRow } from './compare-reads.ts'

const COLUMNS = ['Unit', 'Name', 'Price']
const rows = (count: number): ReadRow[] =>
  Array.from({ length: count }, (_, i) => ({ unitId: `U${i}`, price: 1000 + i, interval: 'month' }))
const KNOWN: KnownFile = { columns: COLUMNS, rows: rows(100) }
const file = (change: Partial<ReadFile> = {}): ReadFile => ({
  columns: COLUMNS,
  rows: rows(100),
  bad: [],
  ...change,
})
const priced = (count: number, factor: number) =>
  rows(100).map((row, i) => (i < count ? { ...row, price: (row.price ?? 0) * factor } : row))
const bad = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ unitId: `U${i}`, isRepeated: false }))

describe('a file like the last one is written by itself', () => {
  it.each<[string, ReadFile]>([
    ['the same', file()],
    ['five of a hundred vanish', file({ rows: rows(95) })],
    ['new ones come', file({ rows: rows(300) })],
    ['a fifth of the prices doubles', file({ rows: priced(20, 2) })],
    ['every price moves by a quarter', file({ rows: priced(100, 1.25) })],
    ['prices vanish', file({ rows: rows(100).map((row) => ({ ...row, price: null })) })],
    ['one of a hundred rows is bad', file({ rows: rows(100).slice(1), bad: bad(1) })],
  ])('%s', (_, after) => {
    expect(compareReads(KNOWN, after).guards).toEqual([])
  })

  it('three may always vanish', () => {
    const few = { columns: COLUMNS, rows: rows(5) }
    expect(compareReads(few, file({ rows: rows(2) })).guards).toEqual([])
    expect(compareReads(few, file({ rows: rows(1) })).guards).toHaveLength(1)
  })
})

describe('what is odd waits for a person', () => {
  it.each<[string, ReadFile, string]>([
    [
      'a column is called another',
      file({ columns: ['Unit', 'Name', 'Rate'] }),
      'The columns are not those of the last file: “Price” is missing; “Rate” is new.',
    ],
    [
      'a column more',
      file({ columns: [...COLUMNS, 'Size'] }),
      'The columns are not those of the last file: “Size” is new.',
    ],
    [
      'another order',
      file({ columns: ['Name', 'Unit', 'Price'] }),
      'The columns stand in another order than in the last file.',
    ],
    ['six vanish', file({ rows: rows(94) }), '6 of 100 spaces are not in the file any more.'],
    ['half vanishes', file({ rows: rows(50) }), '50 of 100 spaces are not in the file any more.'],
    ['prices rise', file({ rows: priced(21, 1.31) }), '21 of 100 prices move by more than 30 %.'],
    ['prices fall', file({ rows: priced(100, 0.1) }), '100 of 100 prices move by more than 30 %.'],
    [
      'prices are for weeks',
      file({ rows: rows(100).map((row) => ({ ...row, interval: 'week' })) }),
      '100 of 100 prices move by more than 30 %.',
    ],
    ['rows are bad', file({ rows: rows(100).slice(2), bad: bad(2) }), '2 of 100 rows cannot be read.'],
    [
      'a unit id twice',
      file({ rows: rows(200), bad: [{ unitId: 'U7', isRepeated: true }] }),
      'The unit id “U7” is on more than one row.',
    ],
    ['no rows', file({ rows: [] }), 'The file has no rows.'],
  ])('%s', (_, after, sentence) => {
    expect(compareReads(KNOWN, after).guards).toEqual([sentence])
  })

  it('says all that stands in the way', () => {
    const after = file({ columns: ['Unit'], rows: priced(30, 2).slice(0, 60) })
    expect(compareReads(KNOWN, after).guards).toHaveLength(3)
  })
})

describe('what vanished', () => {
  it('is what no row names, good or bad', () => {
    const after = file({ rows: rows(100).slice(2), bad: [{ unitId: 'U0', isRepeated: false }] })
    expect(compareReads(KNOWN, after).vanished).toEqual(['U1'])
  })

  it('is unknown where a row does not say which space it is about', () => {
    const after = file({ rows: rows(100).slice(2), bad: [{ unitId: null, isRepeated: false }] })
    expect(compareReads(KNOWN, after).vanished).toEqual([])
  })
})

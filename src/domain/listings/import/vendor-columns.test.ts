import { describe, expect, test } from 'vitest'
import { VENDOR_FILES } from '#test/support/listings/vendor-files.ts'
import { findUnread, guessMapping } from './guess-mapping.ts'
import { readDrafts } from './read-drafts.ts'

/** Column → what it is read as. */
function readAs(columns: string[], rows: string[][]): Record<string, string> {
  const { fields, specifications } = guessMapping(columns, rows)
  const named = Object.entries(fields).map(([field, column]) => [columns[column], field])
  return Object.fromEntries([...named, ...specifications.map((column) => [columns[column], 'fact'])])
}

test.each(VENDOR_FILES)('columns of $vendor', ({ columns, rows, read }) => {
  const found = readAs(columns, rows)
  const wanted = Object.keys(read)
  expect(Object.fromEntries(wanted.map((column) => [column, found[column] ?? '']))).toEqual(read)
})

test.each(VENDOR_FILES)('rows of $vendor are told apart by name and number', async ({ columns, rows }) => {
  const raw = rows.map((cells, i) => ({ line: i + 2, cells }))
  async function* all() {
    yield* raw
  }
  const plan = {
    columns,
    mapping: guessMapping(columns, rows),
    defaults: { city: 'Kent' },
    adType: 'print' as const,
  }
  const outcomes = await Array.fromAsync(readDrafts(all(), plan))
  const drafts = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.draft] : []))
  expect(drafts).toHaveLength(rows.length)
  expect(new Set(drafts.map(({ sellerUnitId }) => sellerUnitId)).size).toBe(rows.length)
})

describe('a recognised column stays mapped', () => {
  const rows = (cells: string[]) => cells.map((cell, i) => [cell, `Wall number ${i}`])
  test.each([
    ['Unit ID', 'sellerUnitId', ['A', 'B', 'C', 'A', 'E']],
    ['Price per month', 'price', ['£300', '1.250,00 x', '$45 / spot', 'x', '900']],
    ['Latitude', 'lat', ['north', '47.6']],
    ['Available from', 'availabilityStart', ['soon', 'later', '2027-01-01']],
    ['Media type', 'adType', ['banner', 'banner', 'billboard']],
  ])('%s, whatever some of its cells are', (header, field, cells) => {
    const pair = header === 'Latitude' ? [['Longitude', '-122.3']] : []
    const columns = [header, 'Name', ...pair.map(([name]) => name!)]
    const samples = rows(cells).map((row) => [...row, ...pair.map(([, cell]) => cell!)])
    expect(readAs(columns, samples)[header]).toBe(field)
  })

  test('and where no cell can be read, that is said', () => {
    const columns = ['Unit ID', 'Price', 'Name']
    const samples = [
      ['A', 'see website', 'One wall'],
      ['A', 'see website', 'Two walls'],
      ['A', '', 'Three walls'],
    ]
    expect(findUnread(columns, samples, guessMapping(columns, samples))).toEqual([
      { column: 0, field: 'sellerUnitId', fitting: 1, filled: 3 },
      { column: 1, field: 'price', fitting: 0, filled: 2 },
    ])
  })

  test('another column that fits better is preferred', () => {
    const columns = ['Price', 'Monthly rate']
    const samples = [
      ['see website', '900'],
      ['see below', '800'],
      ['100', '700'],
    ]
    expect(readAs(columns, samples)).toEqual({ 'Monthly rate': 'price' })
  })
})

test('kinds of creatives are no ad type', () => {
  const samples = [
    ['banner', 'Digital'],
    ['video', 'Digital'],
    ['html5', 'Digital'],
  ]
  expect(readAs(['Type', 'Category'], samples)).toEqual({ Category: 'adType' })
})

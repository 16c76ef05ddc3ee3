import { expect, it } from 'vitest'
import { parseSalesSearch, toSalesFile } from './sales-search.ts'

it.each([
  [
    { from: '2026-01', to: '2026-12', by: 'face', page: '2' },
    { from: '2026-01', to: '2026-12', by: 'face', page: 2 },
  ],
  // refused in words, not shown as another month
  [
    { from: '2026-13', to: '2026-12' },
    { from: '2026-13', to: '2026-12' },
  ],
  [{ to: '2026-12', by: 'weather', page: 1 }, { to: '2026-12' }],
  [{ from: 202601, page: 2.5 }, { from: '202601' }],
  [{ from: '', to: {}, page: 'last' }, {}],
])('reads %j as %j', (raw, expected) => {
  expect(parseSalesSearch(raw)).toEqual(expected)
})

it('names the file of a report', () => {
  expect(toSalesFile({ from: '2026-01', to: '2026-03', by: 'rep', page: 2 })).toBe(
    '/api/my/sales.csv?from=2026-01&to=2026-03&by=rep',
  )
})

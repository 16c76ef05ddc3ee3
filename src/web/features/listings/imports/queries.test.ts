import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { Import, ImportRow } from '#contract/listings/imports.ts'
import { IMPORT_STATES } from '#domain/listings/import/states.ts'
import { withPageApi } from '#test/support/page-api.ts'
import { importQuery, rowsQuery } from './queries.ts'
import { count, stepOf } from './state-words.ts'
import { withRow } from './use-row-edit.ts'

it('asks again while the server is at work, and no longer', () => {
  const { refetchInterval } = importQuery('7')
  const ask = refetchInterval as (query: { state: { data?: Partial<Import> } }) => number | false
  const pictures = { waiting: 0, attached: 1, failed: 0, hosts: [] }
  const running = IMPORT_STATES.filter((state) => ask({ state: { data: { state, pictures } } }) !== false)
  expect(running).toEqual(['reading', 'checking', 'storing', 'undoing'])
  expect(ask({ state: {} })).toBe(false)
  const waiting = { ...pictures, waiting: 2 }
  expect(ask({ state: { data: { state: 'done', pictures: waiting } } })).toBeGreaterThan(0)
  expect(ask({ state: { data: { state: 'undone', pictures: waiting } } })).toBe(false)
})

it('reads rows by what is shown, page after page', async () => {
  const task = { id: 7, updatedAt: '2026-11-22T08:00:00.000Z' } as Import
  const rows = [{ line: 2 }]
  await withPageApi({ 'GET /api/imports/7/rows?show=bad': rows }, async () => {
    const data = await new QueryClient().fetchInfiniteQuery(rowsQuery(task, 'bad'))
    expect(data.pages).toEqual([{ rows, total: 1, nextCursor: null }])
  })
  // rows of an older check are never shown for a newer one
  const later = rowsQuery({ ...task, updatedAt: '2026-11-22T08:00:01.000Z' }, 'bad')
  expect(later.queryKey).not.toEqual(rowsQuery(task, 'bad').queryKey)
})

it('puts a corrected row where the old one stood', () => {
  const [first, second] = [{ line: 2 }, { line: 3 }] as ImportRow[]
  const page = { rows: [first!, second!], total: 2, nextCursor: null }
  const corrected = { line: 3, isSkipped: true } as ImportRow
  expect(withRow(page, corrected).rows).toEqual([first, corrected])
})

it('stands at the step that its state belongs to', () => {
  expect(IMPORT_STATES.map((state) => stepOf({ state, rowCount: 5 }))).toEqual([1, 1, 1, 2, 3, 2, 2, 2])
  // a file that could not be read was never checked
  expect(stepOf({ state: 'failed', rowCount: 0 })).toBe(0)
})

it.each([
  [1, '1 space'],
  [0, '0 spaces'],
  [12_000, '12,000 spaces'],
])('counts %d', (n, said) => {
  expect(count(n, 'space')).toBe(said)
})

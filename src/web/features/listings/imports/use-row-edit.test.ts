import { expect, it } from 'vitest'
import type { RowsPage } from './queries.ts'
import { withRow } from './use-row-edit.ts'

const page = (...lines: number[]) =>
  ({ rows: lines.map((line) => ({ line, isSkipped: false })), nextCursor: 'c' }) as unknown as RowsPage

it.each([
  [[2, 3, 4], 3, [false, true, false]],
  [[2, 3, 4], 9, [false, false, false]],
  [[], 3, []],
])('of rows %j only line %d is replaced, where it stands', (lines, line, skipped) => {
  const next = withRow(page(...lines), { line, isSkipped: true } as RowsPage['rows'][number])
  expect(next.rows.map((row) => row.isSkipped)).toEqual(skipped)
  expect(next.rows.map((row) => row.line)).toEqual(lines)
})

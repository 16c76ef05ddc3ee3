import { expect, test } from 'vitest'
import { toCsvCell } from './csv-cell.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['＝HYPERLINK("http://evil.example")', `"'＝HYPERLINK(""http://evil.example"")"`],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  [' \t=1', "' \t=1"],
  ['@x', "'@x"],
  ['Wall = good', 'Wall = good'],
  ['a,"b"', '"a,""b"""'],
  [-5, '-5'],
  [null, ''],
])('%j is written as %j', (value, cell) => {
  expect(toCsvCell(value)).toBe(cell)
})

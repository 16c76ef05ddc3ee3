import { expect, test } from 'vitest'
import { findRefusal } from './check-file.ts'

const MEGABYTE = 1024 * 1024
const rows = (n: number) =>
  Array.from({ length: n }, (_, i) => `U${i},"Wall\nnumber ${i}",Seattle`).join('\n')

test.each([
  ['an empty file', new File([], 'a.csv'), 'The file is empty.'],
  ['a file that is too large', new File([new Uint8Array(21 * MEGABYTE)], 'a.csv'), 'at most 20 MB'],
  [
    'a workbook that is too large',
    new File(['PK\u0003\u0004', new Uint8Array(11 * MEGABYTE)], 'a.xlsx'),
    'at most 10 MB',
  ],
  ['a PDF by another name', new File(['%PDF-1.7'], 'a.csv'), 'This is a PDF'],
  ['a page', new File(['\ufeff  <html>'], 'a.csv'), 'This is HTML'],
  ['too many rows', new File([`Id,Name,City\n${rows(201)}`], 'a.csv'), 'More than 200 rows'],
])('%s is refused before it is sent', async (_what, file, message) => {
  expect(await findRefusal(file, 200)).toContain(message)
})

test.each([
  ['as many rows as allowed, with line breaks inside', new File([`Id,Name,City\n${rows(200)}`], 'a.csv')],
  ['a workbook', new File(['PK\u0003\u0004'], 'a.xlsx')],
  ['wide text', new File([Buffer.from('\ufeffId,Name\n1,Wall', 'utf16le')], 'a.csv')],
])('%s may go', async (_what, file) => {
  expect(await findRefusal(file, 200)).toBeUndefined()
})

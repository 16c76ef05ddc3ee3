import readXlsxFile from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { readZipEntry } from './read-zip.ts'
import { writeWorkbook } from './write-workbook.ts'

it('keeps texts as texts, numbers as numbers, and what no XML holds out', async () => {
  const rows = [
    ['Name', 'Days'],
    ['=1+1', 28],
    ['Łódź & “Søn” <b>\u0001', -3],
    ['', null],
  ]
  const bytes = await writeWorkbook([
    { name: 'Lines', rows, widths: [30, 10] },
    { name: 'Notes', rows: [['Note'], ['@SUM(A1)']] },
  ])
  const sheets = await readXlsxFile(bytes)
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Lines', 'Notes'])
  expect(sheets[0]!.data.slice(0, 3)).toEqual([
    ['Name', 'Days'],
    ['=1+1', 28],
    ['Łódź & “Søn” <b>', -3],
  ])
  expect(readZipEntry(bytes, 'xl/worksheets/sheet1.xml', 1e6)).not.toContain('<f>')
})

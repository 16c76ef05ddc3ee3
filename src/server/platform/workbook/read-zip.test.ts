import { expect, it } from 'vitest'
import { buildWorkbook } from '#test/support/listings/build-workbook.ts'
import { readZipEntry } from './read-zip.ts'

it('reads a file of a zip, and nothing of a damaged or too large one', async () => {
  const zip = Buffer.from(await buildWorkbook([['Name'], ['Pine Street wall']]))
  expect(readZipEntry(zip, 'xl/workbook.xml', 1e6)).toContain('<sheet')
  expect(readZipEntry(zip, 'xl/absent.xml', 1e6)).toBeNull()
  expect(readZipEntry(zip, 'xl/workbook.xml', 10)).toBeNull()
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  for (const offset of [0xffff_fff0, zip.length - 2]) {
    const broken = Buffer.from(zip)
    broken.writeUInt32LE(offset, end + 16)
    expect(readZipEntry(broken, 'xl/workbook.xml', 1e6)).toBeNull()
  }
  expect(readZipEntry(Buffer.from('PK'), 'xl/workbook.xml', 1e6)).toBeNull()
})

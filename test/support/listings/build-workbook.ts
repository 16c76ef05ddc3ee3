import { crc32, deflateRawSync } from 'node:zlib'

type Cell = string | number | boolean | Date | null

const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>'
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
/** Style 1 is the built-in date format 14. */
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`

interface TestSheet {
  name: string
  rows: Cell[][]
  isHidden?: boolean
  /** It is one chart, without any cells. */
  isChart?: boolean
  /** Ranges such as `A2:A4`. */
  merges?: string[]
}

/** A small Excel workbook of one sheet. */
export function buildWorkbook(rows: Cell[][]): Buffer {
  return buildSheets([{ name: 'Spaces', rows }])
}

export function buildSheets(sheets: readonly TestSheet[]): Buffer {
  const numbers = sheets.map((_, i) => i + 1)
  const types = numbers.map(
    (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${SHEET_TYPE}"/>`,
  )
  const named = sheets.map(
    ({ name, isHidden }, i) =>
      `<sheet name="${name}" sheetId="${i + 1}" r:id="r${i + 1}"${isHidden ? ' state="hidden"' : ''}/>`,
  )
  const related = sheets.map(
    ({ isChart }, i) =>
      `<Relationship Id="r${i + 1}" Type="${RELATIONS}/${isChart ? 'chartsheet' : 'worksheet'}" Target="worksheets/sheet${i + 1}.xml"/>`,
  )
  const files = sheets.map((sheet, i) => [`xl/worksheets/sheet${i + 1}.xml`, toSheetXml(sheet)] as const)
  return zip({
    '[Content_Types].xml': `${TYPES}${types.join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${related.join('')}<Relationship Id="styles" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
    ...Object.fromEntries(files),
  })
}

function toSheetXml({ rows, merges = [], isChart }: TestSheet): string {
  if (isChart) return `<chartsheet xmlns="${MAIN}"/>`
  const lines = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((cell, column) => toCellXml(cell, { at, column })).join('')}</row>`,
  )
  const merged = merges.map((range) => `<mergeCell ref="${range}"/>`).join('')
  const end = merged ? `<mergeCells count="${merges.length}">${merged}</mergeCells>` : ''
  return `<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData>${end}</worksheet>`
}

function toCellXml(value: Cell, { at, column }: { at: number; column: number }): string {
  const name = `${String.fromCharCode(65 + column)}${at + 1}`
  if (value === null) return ''
  if (typeof value === 'number') return `<c r="${name}"><v>${value}</v></c>`
  if (typeof value === 'boolean') return `<c r="${name}" t="b"><v>${Number(value)}</v></c>`
  if (value instanceof Date) return `<c r="${name}" s="1"><v>${value.getTime() / 86_400_000 + 25_569}</v></c>`
  const text = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<c r="${name}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

/** Deflated files, as in every zip. */
function zip(files: Record<string, string>): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const plain = Buffer.from(text)
    const data = deflateRawSync(plain)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(plain), 10)
    head.writeUInt32LE(data.length, 14)
    head.writeUInt32LE(plain.length, 18)
    head.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), data])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), head, tail, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

import { InventoryError } from './limits.ts'

/** As much of a file as tells what it is not. */
export const HEAD_BYTES = 4096

const WORKBOOK = [0x50, 0x4b, 3, 4]
const OTHER_KINDS: readonly { bytes: readonly number[]; message: string }[] = [
  {
    bytes: [0xd0, 0xcf, 0x11, 0xe0],
    message: 'This is an old Excel workbook (.xls). Save it as .xlsx or CSV and import that.',
  },
  { bytes: [0x25, 0x50, 0x44, 0x46], message: 'This is a PDF. Import CSV, Excel (.xlsx) or GeoJSON.' },
  { bytes: [0x1f, 0x8b], message: 'This file is compressed. Unpack it first.' },
  { bytes: [0x37, 0x7a, 0xbc, 0xaf], message: 'This file is compressed. Unpack it first.' },
  { bytes: [0x52, 0x61, 0x72, 0x21], message: 'This file is compressed. Unpack it first.' },
  { bytes: [0x89, 0x50, 0x4e, 0x47], message: 'This is a picture. Import CSV, Excel (.xlsx) or GeoJSON.' },
  { bytes: [0xff, 0xd8, 0xff], message: 'This is a picture. Import CSV, Excel (.xlsx) or GeoJSON.' },
]

const NOT_TEXT = 'This is not a text file. Import CSV, Excel (.xlsx) or GeoJSON.'

const startsWith = (head: Uint8Array, bytes: readonly number[]) => bytes.every((byte, i) => head[i] === byte)

/** An Excel workbook or another zip. */
export function isZip(head: Uint8Array): boolean {
  return startsWith(head, WORKBOOK)
}

/** The encoding of wide text, by its byte order mark or by its zero bytes; undefined for anything else. */
export function wideEncoding(head: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = head.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0)
  const odd = head.reduce((count, byte, i) => count + (byte === 0 && i % 2 === 1 ? 1 : 0), 0)
  const even = zeros - odd
  // Western text in UTF-16 has a zero in nearly every other byte, always on the same side.
  const enough = head.length * 0.3
  if (odd > enough && even < enough / 10) return 'utf-16le'
  if (even > enough && odd < enough / 10) return 'utf-16be'
  return undefined
}

/**
 * Refuses by its first bytes what cannot be an inventory, so that no large file of another kind is sent or read whole. An
 * Excel workbook passes. @throws InventoryError
 */
export function checkHead(head: Uint8Array): void {
  if (isZip(head)) return
  const other = OTHER_KINDS.find(({ bytes }) => startsWith(head, bytes))
  if (other) throw new InventoryError('not-text', other.message)
  const wide = wideEncoding(head)
  if (!wide && head.includes(0)) throw new InventoryError('not-text', NOT_TEXT)
  const text = new TextDecoder(wide ?? 'windows-1252').decode(head)
  if (text.trim() !== '') firstSign(text.replace(/^\u00ef\u00bb\u00bf/, ''))
}

/** SYLK and DIF; "ID;Price" is the header of a table. */
const OLD_SHEET = /^(?:ID;P[A-Z]{0,8}(?:;[NE])?(?:;[NE])?\r?\n[A-Z];|TABLE\r?\n0,1\b)/

/** The sign a text begins with, where an inventory may begin with it. @throws InventoryError */
export function firstSign(text: string): string {
  const first = text.trimStart()[0]
  if (first === undefined) throw new InventoryError('empty', 'The file holds nothing but blanks.')
  if (first === '<')
    throw new InventoryError(
      'not-inventory',
      'This is HTML, XML or KML. Import CSV, Excel (.xlsx) or GeoJSON.',
    )
  if (OLD_SHEET.test(text.trimStart()))
    throw new InventoryError(
      'not-inventory',
      'This is a SYLK or DIF file of an old spreadsheet. Save it as .xlsx or CSV and import that.',
    )
  if (first === '[' && !/^\[\s{0,1000}(?:\{|$)/.test(text.trimStart()))
    throw new InventoryError('not-inventory', 'This JSON is a list, but not of rows: each must be an object.')
  return first
}

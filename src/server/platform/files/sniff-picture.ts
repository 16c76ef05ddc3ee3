export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif'
export type PictureRefusal = 'empty' | 'svg' | 'heic' | 'unknown' | 'hides-something'

const FTYP = /^(avif|avis)$/
const HEIC = /^(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/

/** Polyglots: signatures of other formats hidden inside pictures, long enough not to occur in pixels by chance. */
const SMUGGLED = [
  '<script',
  '<SCRIPT',
  '<html',
  '<HTML',
  '<?php',
  '<!DOCTYPE',
  '<!doctype',
  '%PDF-',
  'javascript:',
]
/** End record of a ZIP file, within its last 64 KB. */
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const ZIP_REACH = 66_000

/** Content sniffing: the format by the file's bytes, whatever its name, or why it is refused. */
export function sniffPicture(bytes: Buffer): { format: PictureFormat } | { refusal: PictureRefusal } {
  if (bytes.length === 0) return { refusal: 'empty' }
  const format = formatOf(bytes)
  if (!format) return { refusal: refusalOf(bytes) }
  const hides =
    SMUGGLED.some((start) => bytes.includes(start)) || bytes.subarray(-ZIP_REACH).includes(ZIP_END)
  return hides ? { refusal: 'hides-something' } : { format }
}

function formatOf(bytes: Buffer): PictureFormat | undefined {
  if (bytes.readUIntBE(0, Math.min(3, bytes.length)) === 0xffd8ff) return 'jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (ascii(bytes, 4, 8) === 'ftyp' && FTYP.test(ascii(bytes, 8, 12))) return 'avif'
  return undefined
}

/** What phones keep photos as, by its first bytes. */
export function isHeic(start: Buffer): boolean {
  return ascii(start, 4, 8) === 'ftyp' && HEIC.test(ascii(start, 8, 12))
}

function refusalOf(bytes: Buffer): PictureRefusal {
  if (isHeic(bytes)) return 'heic'
  return /<svg[\s>]/i.test(bytes.subarray(0, 4096).toString('latin1')) ? 'svg' : 'unknown'
}

function ascii(bytes: Buffer, from: number, to: number): string {
  return bytes.toString('latin1', from, to)
}

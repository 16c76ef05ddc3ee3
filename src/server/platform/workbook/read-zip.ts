import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const MAX_COMMENT = 65_535

/** One file of a zip as text; null when it is not there, is damaged, or is larger than `maxBytes`. */
export function readZipEntry(zip: Buffer, name: string, maxBytes: number): string | null {
  try {
    return readEntry(zip, name, maxBytes)
  } catch (error) {
    if (isDamage(error)) return null
    throw error
  }
}

function readEntry(zip: Buffer, name: string, maxBytes: number): string | null {
  const at = findEntry(zip, name)
  if (at === null) return null
  const method = zip.readUInt16LE(at + 10)
  const size = zip.readUInt32LE(at + 20)
  const local = zip.readUInt32LE(at + 42)
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const data = zip.subarray(start, start + size)
  if (method === 0) return data.toString('utf8')
  return method === 8 ? inflateRawSync(data, { maxOutputLength: maxBytes }).toString('utf8') : null
}

/** An address behind the end of the file, too large an answer, or bytes that cannot be inflated. */
function isDamage(error: unknown): boolean {
  return error instanceof RangeError || /^Z_/.test((error as { code?: string } | null)?.code ?? '')
}

/** Where the directory describes it. */
function findEntry(zip: Buffer, name: string): number | null {
  const end = findEnd(zip)
  if (end === null) return null
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  for (let i = 0; i < count; i++) {
    if (zip.readUInt32LE(at) !== ENTRY) return null
    const length = zip.readUInt16LE(at + 28)
    if (zip.toString('utf8', at + 46, at + 46 + length) === name) return at
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return null
}

function findEnd(zip: Buffer): number | null {
  const lowest = Math.max(0, zip.length - END_BYTES - MAX_COMMENT)
  for (let at = zip.length - END_BYTES; at >= lowest; at--) if (zip.readUInt32LE(at) === END) return at
  return null
}

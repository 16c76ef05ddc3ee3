import { IMPORT_LIMITS, InventoryError } from './limits.ts'

const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Opens the same bytes on every call: a file is read once to detect its encoding and again to read its rows. */
export type ByteSource = () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>

const HEAD_BYTES = 4096
const MAGIC: readonly { bytes: readonly number[]; message: string }[] = [
  {
    bytes: [0x50, 0x4b, 3, 4],
    message: 'This is a zip or Excel workbook. Save the sheet as CSV and import that.',
  },
  {
    bytes: [0xd0, 0xcf, 0x11, 0xe0],
    message: 'This is an old Excel workbook. Save the sheet as CSV and import that.',
  },
  { bytes: [0x25, 0x50, 0x44, 0x46], message: 'This is a PDF. Import CSV or GeoJSON.' },
  { bytes: [0x1f, 0x8b], message: 'This file is compressed. Unpack it first.' },
]

/**
 * Detects a text file's encoding: by its byte order mark, else by the zero bytes of UTF-16, else by whether the whole
 * file is valid UTF-8; anything else is read as Windows-1252, a superset of Latin-1's letters.
 * @throws InventoryError when the file is empty, larger than `IMPORT_LIMITS.fileBytes` or not text.
 */
export async function detectEncoding(source: ByteSource): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let head: Uint8Array = new Uint8Array()
  let bytes = 0
  let valid = true
  for await (const chunk of source()) {
    bytes += chunk.length
    if (bytes > IMPORT_LIMITS.fileBytes) throw tooLarge()
    if (head.length < HEAD_BYTES) head = concat(head, chunk.subarray(0, HEAD_BYTES))
    valid &&= isValid(utf8, chunk)
  }
  if (bytes === 0) throw new InventoryError('empty', 'The file is empty.')
  const wide = fromHead(head)
  if (wide) return wide
  if (head.includes(0))
    throw new InventoryError('not-text', 'This is not a text file. Import CSV or GeoJSON.')
  return valid && isValid(utf8) ? 'utf-8' : 'windows-1252'
}

/** Text of the file without its byte order mark. Undecodable bytes become U+FFFD. */
export async function* decodeText(source: ByteSource, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of source()) {
    const text = decoder.decode(chunk, { stream: true })
    if (text) yield text
  }
  const rest = decoder.decode()
  if (rest) yield rest
}

function fromHead(head: Uint8Array): Encoding | undefined {
  const magic = MAGIC.find(({ bytes }) => bytes.every((byte, i) => head[i] === byte))
  if (magic) throw new InventoryError('not-text', magic.message)
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [i, byte] of head.entries()) if (byte === 0) zeros[i % 2]! += 1
  // Western text in UTF-16 has a zero in nearly every other byte, always on the same side.
  const enough = head.length * 0.3
  if (zeros[1]! > enough && zeros[0]! < enough / 10) return 'utf-16le'
  if (zeros[0]! > enough && zeros[1]! < enough / 10) return 'utf-16be'
  return undefined
}

function isValid(decoder: TextDecoder, chunk?: Uint8Array): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}

function concat(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}

function tooLarge(): InventoryError {
  const megabytes = IMPORT_LIMITS.fileBytes / 1024 / 1024
  return new InventoryError(
    'too-large',
    `The file is larger than ${megabytes} MB. Split it and import the parts.`,
  )
}

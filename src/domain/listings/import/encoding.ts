import { checkHead, HEAD_BYTES, isZip, wideEncoding } from './file-head.ts'
import { IMPORT_LIMITS, InventoryError } from './limits.ts'

const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Opens the same bytes on every call: a file is read once to detect its encoding and again to read its rows. */
export type ByteSource = () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>

const ZIP_MESSAGE = 'This is a zip or Excel workbook. Save the sheet as CSV and import that.'

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
    if (head.length < HEAD_BYTES) {
      head = concat(head, chunk.subarray(0, HEAD_BYTES))
      // before the rest is read
      if (head.length >= HEAD_BYTES) refuseOther(head)
    }
    valid &&= isValid(utf8, chunk)
  }
  if (bytes === 0) throw new InventoryError('empty', 'The file is empty.')
  refuseOther(head)
  return wideEncoding(head) ?? (valid && isValid(utf8) ? 'utf-8' : 'windows-1252')
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

/** @throws InventoryError */
function refuseOther(head: Uint8Array): void {
  if (isZip(head)) throw new InventoryError('not-text', ZIP_MESSAGE)
  checkHead(head)
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

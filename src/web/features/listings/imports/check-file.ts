import { checkHead, HEAD_BYTES, isZip } from '#domain/listings/import/file-head.ts'
import { openInventory } from '#domain/listings/import/inventory.ts'
import { IMPORT_LIMITS, InventoryError } from '#domain/listings/import/limits.ts'

const MEGABYTE = 1024 * 1024
const BREAKS = [0x0a, 0x0d]

/** Why this file would be refused, found before any of it is sent; undefined when it may go. */
export async function findRefusal(file: File, maxRows: number): Promise<string | undefined> {
  try {
    checkSize(file.size, IMPORT_LIMITS.uploadBytes)
    if (file.size === 0) throw new InventoryError('empty', 'The file is empty.')
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
    checkHead(head)
    if (isZip(head)) checkSize(file.size, IMPORT_LIMITS.workbookBytes)
    else await checkRows(file, maxRows)
    return undefined
  } catch (error) {
    if (error instanceof InventoryError) return error.message
    throw error
  }
}

function checkSize(bytes: number, most: number): void {
  if (bytes <= most) return
  const what = most === IMPORT_LIMITS.workbookBytes ? 'A workbook' : 'A file'
  throw new InventoryError(
    'too-large',
    `${what} may have at most ${most / MEGABYTE} MB. Split it and import the parts.`,
  )
}

/** Line breaks are counted first, which is quick; a row may have several, so that only many of them are a reason to read rows. */
async function checkRows(file: File, maxRows: number): Promise<void> {
  if ((await countBreaks(file)) <= maxRows) return
  const inventory = await openInventory(() => chunksOf(file))
  let rows = 0
  for await (const _ of inventory.rows()) {
    rows += 1
    if (rows > maxRows)
      throw new InventoryError(
        'too-large',
        `More than ${maxRows.toLocaleString('en-US')} rows. Split the file and import the parts.`,
      )
  }
}

async function countBreaks(file: File): Promise<number> {
  let [first, second] = [0, 0]
  for await (const chunk of chunksOf(file))
    for (const byte of chunk) {
      if (byte === BREAKS[0]) first += 1
      else if (byte === BREAKS[1]) second += 1
    }
  return Math.max(first, second)
}

/** Not every browser iterates a stream on its own. */
async function* chunksOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

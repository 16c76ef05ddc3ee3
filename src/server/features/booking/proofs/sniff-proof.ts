import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { type ReadRuns, readRuns } from '#domain/booking/proof/runs/read-runs.ts'
import type { ChosenColumns } from '#domain/booking/proof/runs/run-columns.ts'
import { isHeic } from '../../../platform/files/sniff-picture.ts'
import { type Sniffed, sniffArtwork, toArtworkName } from '../creatives/sniff-artwork.ts'

/** A table in text; `read`: what was counted in it, or why nothing could be. */
interface SniffedLog {
  family: 'log'
  mediaType: 'text/csv'
  lines: number
  read: ReadRuns | string
}

/** Of a table that is no log: it is held whole. */
const MAX_TABLE_BYTES = 4 * 1024 * 1024

/** What a file is by its own bytes; undefined: nothing that a proof can be. */
export async function sniffProof(
  path: string,
  sizeBytes: number,
  columns?: ChosenColumns,
): Promise<Sniffed | SniffedLog | undefined> {
  const sniffed = await sniffArtwork(path)
  if (sniffed) return sniffed
  if (isHeic(await readStart(path))) return { family: 'picture', mediaType: HEIC }
  const read = await readRuns(() => createReadStream(path), columns)
  if ('days' in read) return { family: 'log', mediaType: 'text/csv', lines: read.lines, read }
  const lines = sizeBytes <= MAX_TABLE_BYTES ? countLines(await readFile(path)) : null
  return lines === null ? undefined : { family: 'log', mediaType: 'text/csv', lines, read: read.refusal }
}

/** No artwork: printers and screens take none. */
export const HEIC = 'image/heic'

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Of a table in text: a heading, a line, and something between their cells; null: it is none. */
function countLines(bytes: Uint8Array): number | null {
  const text = decode(bytes)
  const lines = text?.split(/\r\n?|\n/).filter((line) => line.trim() !== '') ?? []
  const isTable = lines.length > 1 && lines.slice(0, 2).every((line) => /[,;\t]/.test(line))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: binaries always have them
  return isTable && !/[\u0000-\u0008\u000e-\u001f<]/.test(text ?? '') ? lines.length : null
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Of what artwork cannot be. */
const ENDINGS: Record<string, RegExp> = { 'text/csv': /\.csv$/i, [HEIC]: /\.hei[cf]$/i }

/** A name that opens what the file is: nothing is saved as a program or a page. */
export function toProofName(given: string, mediaType: string): string {
  const ending = ENDINGS[mediaType]
  if (!ending) return toArtworkName(given, mediaType)
  const last = given.split(/[\\/]/).at(-1) ?? ''
  const stem = last.replace(/[\p{Cc}\p{Cf}"]/gu, '').replace(ending, '')
  const [fallback, written] = mediaType === HEIC ? ['photo', 'heic'] : ['log', 'csv']
  return `${stem.trim().slice(-100) || fallback}.${written}`
}

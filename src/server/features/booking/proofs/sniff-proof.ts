import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { type ReadRuns, readRuns } from '#domain/booking/proof/runs/read-runs.ts'
import type { ChosenColumns } from '#domain/booking/proof/runs/run-columns.ts'
import { isHeic } from '../../../platform/files/sniff-picture.ts'
import { readStart, type Sniffed, sniffStart, toArtworkName } from '../creatives/sniff-artwork.ts'

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
  const start = await readStart(path)
  const sniffed = sniffStart(start)
  if (sniffed) return sniffed
  if (isHeic(start)) return { family: 'picture', mediaType: HEIC }
  const read = await readRuns(() => createReadStream(path), columns)
  if ('days' in read) return { family: 'log', mediaType: 'text/csv', lines: read.lines, read }
  const lines = sizeBytes <= MAX_TABLE_BYTES ? countLines(await readFile(path)) : null
  return lines === null ? undefined : { family: 'log', mediaType: 'text/csv', lines, read: read.refusal }
}

/** No artwork: printers and screens take none. */
export const HEIC = 'image/heic'

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

/** Of what artwork cannot be: the ending as given and as written, and the name of what has none. */
const NAMES: Record<string, { given: RegExp; written: string; unnamed: string }> = {
  'text/csv': { given: /\.csv$/i, written: 'csv', unnamed: 'log' },
  [HEIC]: { given: /\.hei[cf]$/i, written: 'heic', unnamed: 'photo' },
}

/** A name that opens what the file is: nothing is saved as a program or a page. */
export function toProofName(given: string, mediaType: string): string {
  const naming = NAMES[mediaType]
  if (!naming) return toArtworkName(given, mediaType)
  const last = given.split(/[\\/]/).at(-1) ?? ''
  const stem = last.replace(/[\p{Cc}\p{Cf}"]/gu, '').replace(naming.given, '')
  return `${stem.trim().slice(-100) || naming.unnamed}.${naming.written}`
}

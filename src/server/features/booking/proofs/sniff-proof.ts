import { readFile } from 'node:fs/promises'
import { type Sniffed, sniffArtwork, toArtworkName } from '../creatives/sniff-artwork.ts'

type SniffedProof = Sniffed | { family: 'log'; mediaType: 'text/csv'; lines: number }

const MAX_LOG_BYTES = 4 * 1024 * 1024

/** What a file is by its own bytes; undefined: nothing that a proof can be. */
export async function sniffProof(path: string, sizeBytes: number): Promise<SniffedProof | undefined> {
  const sniffed = await sniffArtwork(path)
  if (sniffed) return sniffed
  const lines = sizeBytes <= MAX_LOG_BYTES ? countLines(await readFile(path)) : null
  return lines === null ? undefined : { family: 'log', mediaType: 'text/csv', lines }
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

/** A name that opens what the file is: nothing is saved as a program or a page. */
export function toProofName(given: string, mediaType: string): string {
  if (mediaType !== 'text/csv') return toArtworkName(given, mediaType)
  const last = given.split(/[\\/]/).at(-1) ?? ''
  const stem = last.replace(/[\p{Cc}\p{Cf}"]/gu, '').replace(/\.csv$/i, '')
  return `${stem.trim().slice(-100) || 'log'}.csv`
}

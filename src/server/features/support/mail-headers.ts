import { open } from 'node:fs/promises'

/** No real mail has longer headers. */
const MAX_BYTES = 64 * 1024
const NAMES_RECIPIENTS = /^(?:to|cc|x-original-to|delivered-to):/i
const TOKENS = /\+([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/gi

/** Tokens of the recipient addresses, from the headers alone: the ticket is known before the body is parsed. */
export async function readTokens(path: string): Promise<string[]> {
  const headers = await readHeaders(path)
  const lines = headers.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const found = lines
    .filter((line) => NAMES_RECIPIENTS.test(line))
    .flatMap((line) => [...line.matchAll(TOKENS)])
  return [...new Set(found.map((match) => match[1]!.toLowerCase()))].slice(0, 10)
}

/** Reads up to the blank line, or up to the limit when there is none. */
async function readHeaders(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(MAX_BYTES), 0, MAX_BYTES, 0)
    const text = buffer.toString('latin1', 0, bytesRead)
    const end = text.search(/\r?\n\r?\n/)
    return end < 0 ? text : text.slice(0, end)
  } finally {
    await file.close()
  }
}

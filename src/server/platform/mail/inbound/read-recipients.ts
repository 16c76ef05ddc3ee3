import { open } from 'node:fs/promises'
import { required } from '#domain/required.ts'
import type { ReplyKind } from '../reply-address.ts'

/** No real mail has longer headers. */
const MAX_BYTES = 64 * 1024
const MAX_RECIPIENTS = 10
const NAMES_RECIPIENTS = /^(?:to|cc|x-original-to|delivered-to):/i
const ADDRESS = /\b(support|reply|space|viewing)\+([0-9a-z-]{1,40})@/gi

export interface Recipient {
  kind: ReplyKind
  token: string
}

/** Our own addresses among the recipients, from the headers alone: where a mail goes is known before its body is parsed. */
export async function readRecipients(path: string): Promise<Recipient[]> {
  const headers = await readHeaders(path)
  const lines = headers.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return lines
    .filter((line) => NAMES_RECIPIENTS.test(line))
    .flatMap((line) => [...line.matchAll(ADDRESS)])
    .slice(0, MAX_RECIPIENTS)
    .map(([, kind, token]) => ({
      kind: required(kind).toLowerCase() as ReplyKind,
      token: required(token).toLowerCase(),
    }))
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

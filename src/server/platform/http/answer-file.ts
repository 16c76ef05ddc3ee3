import type { Context } from 'hono'
import type { ByteRange, FileStore } from '../files/file-store.ts'
import type { RequestEnv } from './env.ts'

interface Answer {
  path: string
  headers: Record<string, string>
}

/**
 * Answers with a stored file, streamed: whole, from a byte on, or not at all where the reader has it. The one way from the
 * file store to a reader. @returns null when there is no such file
 */
export async function answerFile(
  c: Context<RequestEnv>,
  files: FileStore,
  { path, headers }: Answer,
): Promise<Response | null> {
  const file = await files.find(path)
  if (!file) return null
  const { sizeBytes, etag } = file
  const own = { ...headers, etag, 'accept-ranges': 'bytes' }
  if (names(c.req.header('if-none-match'), etag)) return c.body(null, 304, own)
  const range = isSame(c.req.header('if-range'), etag) ? readRange(c.req.header('range'), sizeBytes) : null
  if (range === 'beyond') return c.body(null, 416, { ...own, 'content-range': `bytes */${sizeBytes}` })
  const length = range ? range.end - range.start + 1 : sizeBytes
  const sized = { ...own, 'content-length': String(length) }
  const body = c.req.method === 'HEAD' ? null : ((await file.stream(range ?? undefined)) as ReadableStream)
  const headersOfPart = range && { 'content-range': `bytes ${range.start}-${range.end}/${sizeBytes}` }
  return c.newResponse(body, range ? 206 : 200, { ...sized, ...headersOfPart })
}

/** Weak comparison (RFC 9110, 13.1.2). */
function names(given: string | undefined, etag: string): boolean {
  return given?.trim() === '*' || (given?.match(/"[^"]*"/g)?.includes(etag) ?? false)
}

/** Of another version no part is of use. */
function isSame(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange === etag
}

/** One range of bytes (RFC 9110, 14.1.2); several at once, and what is none, are answered whole. */
function readRange(header: string | undefined, sizeBytes: number): ByteRange | 'beyond' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return null
  const start = first === '' ? Math.max(0, sizeBytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  return start >= sizeBytes || end < start ? 'beyond' : { start, end }
}

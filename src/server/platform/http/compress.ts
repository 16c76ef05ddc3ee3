import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { constants, createGzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { toWebStream } from '../files/to-web-stream.ts'
import { acceptsCoding } from './accepts-coding.ts'
import type { RequestEnv } from './env.ts'

const TEXT =
  /^(text\/(?!event-stream)|application\/(json|javascript|xml|geo\+json|manifest\+json|feed\+json|atom\+xml|jsonl)|image\/svg)/
const MIN_BYTES = 1024

/**
 * Streaming gzip, flushed after each chunk, so that streamed pages reach the browser at once. Hono's own middleware buffers
 * the whole stream, and brotli halves the pages per second; static files are precompressed instead.
 */
export function compress(): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    await next()
    if (!isWorthIt(c.res, c.req.header('accept-encoding') ?? '') || c.req.method === 'HEAD') return
    const gzip = createGzip({ level: 6, flush: constants.Z_SYNC_FLUSH })
    const source = Readable.fromWeb(c.res.body as unknown as NodeReadableStream)
    source.on('error', (error) => gzip.destroy(error))
    gzip.on('close', () => source.destroy())
    const headers = new Headers(c.res.headers)
    headers.set('content-encoding', 'gzip')
    if (!/\baccept-encoding\b/i.test(headers.get('vary') ?? '')) headers.append('vary', 'Accept-Encoding')
    headers.delete('content-length')
    // other bytes than those that the tag names: good for "still the same", not for going on in the middle
    const tag = headers.get('etag')
    if (tag?.startsWith('"')) headers.set('etag', `W/${tag}`)
    const body = toWebStream(source.pipe(gzip))
    const { status } = c.res
    // cleared first: on assignment Hono merges the old headers, the old content-length among them
    c.res = undefined
    c.res = new Response(body, { status, headers })
  }
}

function isWorthIt(response: Response, accepts: string): boolean {
  // the body is checked last: accessing it costs more than all the rest for a small answer
  const isPart = response.headers.has('content-encoding') || response.headers.has('content-range')
  if (!acceptsCoding(accepts, 'gzip') || isPart || !response.body) return false
  const length = response.headers.get('content-length')
  if (length !== null && Number(length) < MIN_BYTES) return false
  return TEXT.test(response.headers.get('content-type') ?? '')
}

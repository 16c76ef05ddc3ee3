import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { acceptsCoding } from '../http/accepts-coding.ts'

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  html: string
}

/** A page compressed once for all requests. */
export interface PackedPage {
  headers: Record<string, string>
  tag: string
  gzip: Buffer
  brotli: Buffer
  bytes: number
}

const [toBrotli, toGzip, fromGzip] = [promisify(brotliCompress), promisify(gzip), promisify(gunzip)]
/** Above 5 each page costs several times as much for a few per cent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
/** Caches may store it and must revalidate each time. */
const ASK_FIRST = 'public, no-cache'

export async function packPage({ headers, html }: RenderedPage): Promise<PackedPage> {
  const plain = Buffer.from(html)
  const [zipped, brotli] = await Promise.all([toGzip(plain, { level: 6 }), toBrotli(plain, BROTLI)])
  // the hash covers the policy too: page and policy must be cached together
  const tag = `W/"${hash('sha256', html + JSON.stringify(headers), 'base64url')}"`
  const kept = { ...headers, 'cache-control': ASK_FIRST, etag: tag, vary: 'Accept-Encoding' }
  return { headers: kept, tag, gzip: zipped, brotli, bytes: zipped.length + brotli.length + 4096 }
}

/** Sends it in the best encoding the visitor accepts; 304 without a body when they have it already. */
export async function sendPacked(
  page: PackedPage,
  asked: (name: string) => string | undefined,
): Promise<Response> {
  if (isKnown(page.tag, asked('if-none-match')))
    return new Response(null, { status: 304, headers: page.headers })
  const accepts = asked('accept-encoding') ?? ''
  if (acceptsCoding(accepts, 'br')) return send(page, page.brotli, 'br')
  if (acceptsCoding(accepts, 'gzip')) return send(page, page.gzip, 'gzip')
  return send(page, await fromGzip(page.gzip))
}

function send(page: PackedPage, body: Buffer, encoding?: string): Response {
  const headers: Record<string, string> = { ...page.headers, 'content-length': String(body.length) }
  if (encoding) headers['content-encoding'] = encoding
  return new Response(body as Buffer<ArrayBuffer>, { status: 200, headers })
}

function isKnown(tag: string, known: string | undefined): boolean {
  return known !== undefined && (known.trim() === '*' || known.split(',').some((one) => one.trim() === tag))
}

import { serve } from '@hono/node-server'
import autocannon from 'autocannon'
import { Hono } from 'hono'
import { buildEmptyApp } from '../empty-app.ts'

const BROTLI = { 'accept-encoding': 'br' }

/**
 * Cached guest pages beside an empty page of the same framework, and each beside a server that only sends the same
 * bytes.
 */
export async function measureRates(base: string, pages: string[], port: number): Promise<void> {
  const empty = await buildEmptyApp()
  const emptyServer = serve({ fetch: (request) => empty.fetch(request), port })
  const rows = [await measure('empty page, rendered', `http://localhost:${port}/`)]
  emptyServer.close()
  for (const path of pages) {
    rows.push(await measure(path, base + path))
    rows.push(await measureBare(base + path, port + 1))
  }
  console.table(rows)
}

/** Pages drawn for one account: nothing of them is cached. Beside a page that only looks the session up. */
export async function measureSignedIn(base: string, pages: string[]): Promise<void> {
  const cookie = await register(base)
  const rows = []
  for (const path of ['/api/auth/me', ...pages]) rows.push(await measure(path, base + path, { cookie }))
  console.table(rows)
}

async function register(base: string): Promise<string> {
  const password = 'correct horse battery'
  const answer = await fetch(`${base}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({
      username: 'pages-bench',
      email: 'pages-bench@example.com',
      password,
      passwordConfirm: password,
    }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

/** The same compressed bytes and headers from bare Hono. */
async function measureBare(url: string, port: number) {
  const page = await fetch(url, { headers: { ...BROTLI, connection: 'close' } })
  const packed = await readRaw(url)
  const headers = Object.fromEntries(
    ['content-type', 'etag', 'vary'].map((name) => [name, page.headers.get(name) ?? '']),
  )
  const app = new Hono()
  app.get('*', (c) => c.body(packed, 200, { ...headers, 'content-encoding': 'br' }))
  const server = serve({ fetch: app.fetch, port })
  const row = await measure(`  its ${Math.round(packed.length / 1000)} kB alone`, `http://localhost:${port}/`)
  server.close()
  return row
}

/** Raw bytes as transferred: `fetch` would decompress them. */
async function readRaw(url: string): Promise<Buffer<ArrayBuffer>> {
  const { get } = await import('node:http')
  return new Promise((done, failed) => {
    get(url, { headers: BROTLI, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => done(Buffer.concat(chunks) as Buffer<ArrayBuffer>))
    }).on('error', failed)
  })
}

async function measure(page: string, url: string, own: Record<string, string> = {}) {
  const headers = { ...BROTLI, ...own }
  await autocannon({ url, connections: 4, duration: 2, headers })
  const { requests, latency, non2xx } = await autocannon({
    url,
    connections: 8,
    duration: 6,
    headers,
  })
  return {
    page,
    'pages/s': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    'not 200': non2xx,
  }
}

/**
 * `npm run bench:api`: the demo market over HTTP. `GET /api/listings?limit=24` at 200 requests a second beside a bare Hono route
 * with the same bytes, interleaved in one run; then the most expensive requests a client can send, sequentially.
 */
import { fork } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { listWorstQueries } from './api/worst-queries.ts'
import { withProduct } from './product.ts'
import { formatMs, measureAsync, printTable } from './search/measure.ts'

const PORT = 4197
const BASE = `http://localhost:${PORT}`
const PATH = '/api/listings?limit=24'
const TURNS = 3
const SECONDS = 8

await withProduct(PORT, { RATE_LIMIT_SCALE: '100000', SENTENCE_MODEL: '0' }, async ({ dataDir }) => {
  const body = await (await fetch(BASE + PATH)).text()
  const file = join(dataDir, 'body.json')
  writeFileSync(file, body)
  const bare = fork(join(import.meta.dirname, 'api/bare-hono.ts'), [file, String(PORT + 1)])
  try {
    await new Promise((ready) => bare.once('message', ready))
    console.log(`${PATH}: ${body.length.toLocaleString('en')} bytes, 200 requests/s, in turns`)
    await measureRates()
    await measureWorst()
  } finally {
    bare.kill()
  }
})

async function measureRates(): Promise<void> {
  const peers = [
    ['bare Hono', `http://localhost:${PORT + 1}/`],
    ['Placard', BASE + PATH],
  ] as const
  for (const [, url] of peers) await autocannon({ url, connections: 4, duration: 3 })
  const rows: string[][] = []
  for (let turn = 1; turn <= TURNS; turn++) {
    for (const [name, url] of peers) rows.push([`${name}, turn ${turn}`, ...(await atRate(url))])
  }
  for (const [name, url] of peers) {
    const { requests, latency } = await autocannon({ url, connections: 8, duration: 5 })
    rows.push([
      `${name}, flat out`,
      Math.round(requests.average).toLocaleString('en'),
      ...[latency.p50, latency.p90, latency.p99, latency.max].map(String),
    ])
  }
  printTable([['server', 'requests/s', 'p50 ms', 'p90 ms', 'p99 ms', 'max ms'], ...rows])
}

async function atRate(url: string): Promise<string[]> {
  const { requests, latency } = await autocannon({ url, connections: 8, overallRate: 200, duration: SECONDS })
  return [
    String(Math.round(requests.average)),
    ...[latency.p50, latency.p90, latency.p99, latency.max].map(String),
  ]
}

async function measureWorst(): Promise<void> {
  const rows: string[][] = []
  for (const [name, path] of listWorstQueries()) {
    const answer = await fetch(BASE + path)
    const bytes = (await answer.text()).length
    const { p50, p99 } = await measureAsync(Array.from({ length: 20 }), 2, async () => {
      await (await fetch(BASE + path)).text()
    })
    rows.push([name, String(answer.status), bytes.toLocaleString('en'), formatMs(p50), formatMs(p99)])
  }
  console.log()
  printTable([['most expensive requests', 'status', 'bytes', 'p50 ms', 'p99 ms'], ...rows])
}

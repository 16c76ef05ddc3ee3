/**
 * `npm run bench:counts`: what counting costs a server at 200 requests a second, in share of a core. The same request in turns, counted and
 * not (as of a browser that asks to be left out): what lies between them is counting, its writes included. A page view is the peer.
 */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { insertDemoMarket } from '#db/seeds/demo/insert.ts'
import { createApp } from '#server/app.ts'
import { parseConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { printTable } from './search/measure.ts'

/** The rate that the shares below are of. */
const PER_SECOND = 200
const REQUESTS = 3_000
const AT_ONCE = 8
const TURNS = 9
const CARDS = 8
const SPACES = 180

const folder = mkdtempSync(join(tmpdir(), 'placard-bench-'))
const cluster = await startCluster(folder)
try {
  const url = cluster.url('postgres')
  await migrate(url)
  const config = parseConfig({
    DATABASE_URL: url,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    SENTENCE_MODEL: '0',
    TRUST_PROXY: '1',
  })
  const context = createContext(config, url)
  await insertDemoMarket(context.db, { now: new Date(), saveFile: () => {}, config })
  const app = createApp(context)
  const kinds = Object.entries(listKinds(app))
  const costs = new Map(kinds.map(([name]) => [name, [] as number[]]))
  for (let turn = 0; turn <= TURNS; turn++)
    for (const [name, send] of kinds) {
      const cost = await measure(send, () => context.spaceCounter.flush())
      // the first turn warms up
      if (turn > 0) costs.get(name)!.push(cost)
    }
  printTable([
    ['request', 'least µs', 'median µs', `median at ${PER_SECOND}/s, % of a core`],
    ...[...costs].map(([name, all]) => [
      name,
      Math.min(...all).toFixed(0),
      median(all).toFixed(0),
      toShare(median(all)),
    ]),
  ])
  for (const what of ['appearances', 'view']) {
    const [counted, not] = [costs.get(`${what}, counted`)!, costs.get(`${what}, not counted`)!]
    const difference = median(counted.map((cost, turn) => cost - not[turn]!))
    console.log(
      `counting ${what}: ${difference.toFixed(0)} µs a request, ${toShare(difference)} % of a core at ${PER_SECOND}/s`,
    )
  }
  const written = await context.db
    .selectFrom('space_hours')
    .select(({ fn }) => fn.sum('appearances').as('n'))
    .executeTakeFirst()
  console.log(`${written?.n} appearances stand in the database`)
  await context.pool.end()
} finally {
  cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

type Send = (n: number) => Promise<unknown>

/** Requests of ten thousand people. */
function listKinds(app: {
  request: (path: string, init: RequestInit) => Response | Promise<Response>
}): Record<string, Send> {
  const headers = (n: number, more: Record<string, string> = {}) => ({
    'content-type': 'application/json',
    'user-agent': `Mozilla/5.0 Firefox/${100 + (n % 50)}`,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `10.${n % 200}.${(n >> 4) % 250}.${n % 250}`,
    ...more,
  })
  const body = (n: number) =>
    JSON.stringify({ appearances: Array.from({ length: CARDS }, (_, i) => 1 + ((n * 7 + i) % SPACES)) })
  const post = (path: (n: number) => string, more?: Record<string, string>) => (n: number) =>
    Promise.resolve(app.request(path(n), { method: 'POST', headers: headers(n, more), body: body(n) }))
  const view = (n: number) => `/api/listings/${1 + (n % SPACES)}/views`
  return {
    'appearances, not counted': post(() => '/api/counts', { dnt: '1' }),
    'appearances, counted': post(() => '/api/counts'),
    'view, not counted': post(view, { dnt: '1' }),
    'view, counted': post(view),
    'a list of spaces': (n) =>
      Promise.resolve(app.request('/api/listings?limit=24', { headers: headers(n) })),
  }
}

/** Processor time of this process for a request, in µs, the writing of what was counted included. */
async function measure(send: Send, flush: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  let n = 0
  const sendSome = async () => {
    while (n < REQUESTS) await send(n++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendSome))
  await flush()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / REQUESTS
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!
}

function toShare(us: number): string {
  return ((us * PER_SECOND) / 10_000).toFixed(2)
}

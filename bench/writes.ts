/**
 * `npm run bench:writes`: a hundred favorites and a hundred view counts at once, beside bare Hono routes that insert one row, alone
 * and with a poll for changes after each, interleaved in one run.
 */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startSession } from '#server/features/accounts/accounts/sessions.ts'
import { createDatabase, createPool } from '#server/platform/db/database.ts'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { SESSION_COOKIE } from '#server/platform/http/session-cookie.ts'
import { withProduct } from './product.ts'
import { formatMs, printTable } from './search/measure.ts'
import { type Burst, burst, closeConnections, type Post } from './writes/burst.ts'

const PORT = Number(process.env.PORT ?? 4354)
const BASE = `http://localhost:${PORT}`
const PEERS = `http://localhost:${PORT + 1}`
const AT_ONCE = 100
const ROUNDS = 12
const WARM_UP = 3

const folder = mkdtempSync(join(tmpdir(), 'placard-bench-'))
const cluster = await startCluster(folder)
const url = cluster.url('postgres')
const db = createDatabase(createPool({ url, maxConnections: 2 }))
try {
  await migrate(url)
  await fill()
  const settings = { DATABASE_URL: url, RATE_LIMIT_SCALE: '1000', SENTENCE_MODEL: '0' }
  await withProduct(PORT, settings, measureBursts)
} finally {
  closeConnections()
  await db.destroy()
  cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** A space per view and favorite, so that none is its visitor's second. */
async function fill(): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create table bench_writes (id bigint generated always as identity, at timestamptz)')
  await client.query(
    "insert into users (username, email, password, status) select 'bench' || i, 'bench' || i || '@example.com', '!', 'active' from generate_series(1, $1::int) i",
    [ROUNDS + WARM_UP + 1],
  )
  await client.query(
    `insert into listings (seller_id, title, description, ad_type, price, location_text, lat, lng, status)
     select (select max(id) from users), 'Wall ' || i, 'A painted wall.', 'billboard', 100 + i, 'Seattle, WA',
       47 + random(), -122 - random(), 'active'
     from generate_series(1, $1::int) i`,
    [AT_ONCE * (ROUNDS + WARM_UP)],
  )
  await client.end()
}

async function measureBursts(): Promise<void> {
  const peers = fork(join(import.meta.dirname, 'writes/peers.ts'), [url, String(PORT + 1)])
  try {
    await new Promise((ready) => peers.once('message', ready))
    const kinds: [string, (round: number) => Promise<Post[]>][] = [
      ['favourites', favourites],
      [
        'view counts',
        async (round) => spacesOf(round).map((id) => ({ url: `${BASE}/api/listings/${id}/views` })),
      ],
      ['bare Hono, one insert', async () => peerPosts('insert')],
      ['the same, each looking for changes', async () => peerPosts('waits-each')],
      ['the same, looking together', async () => peerPosts('waits-together')],
    ]
    const bursts = new Map<string, Burst[]>(kinds.map(([name]) => [name, []]))
    for (let round = 0; round < ROUNDS + WARM_UP; round++)
      for (const [name, buildPosts] of kinds) {
        const measured = await burst(await buildPosts(round))
        if (round >= WARM_UP) bursts.get(name)!.push(measured)
      }
    console.log(`${AT_ONCE} writes at once, median of ${ROUNDS} rounds; the slowest round's last beside`)
    printTable([
      ['', 'p50 ms', 'p95 ms', 'last ms', 'slowest last ms'],
      ...[...bursts].map(([name, all]) => [name, ...toCells(all)]),
    ])
  } finally {
    peers.kill()
  }
}

function toCells(all: Burst[]): string[] {
  const median = (of: keyof Burst) =>
    all.map((one) => one[of]).sort((a, b) => a - b)[Math.floor(all.length / 2)]!
  const slowest = Math.max(...all.map(({ last }) => last))
  return [median('p50'), median('p95'), median('last'), slowest].map(formatMs)
}

/** One user who favorites them all. */
async function favourites(round: number): Promise<Post[]> {
  const from = { address: null, userAgent: 'bench', requestId: null }
  const token = await db.transaction().execute((trx) => startSession(trx, round + 1, from))
  const cookie = `${SESSION_COOKIE}=${token}`
  return spacesOf(round).map((id) => ({ url: `${BASE}/api/favorites`, body: { ids: [id] }, cookie }))
}

function spacesOf(round: number): number[] {
  return Array.from({ length: AT_ONCE }, (_, i) => round * AT_ONCE + i + 1)
}

function peerPosts(path: string): Post[] {
  return Array.from({ length: AT_ONCE }, () => ({ url: `${PEERS}/${path}` }))
}

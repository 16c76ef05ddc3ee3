import { fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startCluster } from '../../src/server/platform/db/embedded/cluster.ts'

const CHANGES = 40
const MAIN = join(import.meta.dirname, '../../src/main.ts')

/**
 * How long after another process's commit each of two web processes still serves the stale page, under constant load: until
 * when a request for it was sent, and until when one arrived (one may have been under way during the commit).
 */
export async function measureStaleness(base: string, dataDir: string, port: number): Promise<void> {
  const cluster = await startCluster(join(dataDir, 'postgres'))
  const url = cluster.url('postgres')
  const second = fork(MAIN, {
    env: { ...process.env, DATABASE_URL: url, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  })
  await new Promise((ready) => second.once('message', ready))
  const hand = new pg.Client({ connectionString: url })
  await hand.connect()
  const sites = [base, `http://localhost:${port}`]
  const article = await (await fetch(`${base}/api/content/articles/ai-buyer-agent`)).json()
  startingViews = (article as { viewCount: number }).viewCount
  const rows = []
  for (const { name, path, change, word } of KINDS) {
    const found: Stale[][] = [[], []]
    for (let n = 0; n < CHANGES; n++) {
      await sleep(20 + Math.random() * 60)
      const sign = word(n)
      const watched = sites.map((site) => watch(site + path, sign))
      await sleep(20)
      await hand.query(change(sign))
      const committedAt = performance.now()
      const seen = await Promise.all(watched)
      for (const [i, { sent, arrived }] of seen.entries())
        found[i]!.push({ sent: Math.max(0, sent - committedAt), arrived: Math.max(0, arrived - committedAt) })
    }
    for (const [i, times] of found.entries())
      rows.push({ change: name, process: i + 1, ...summarise(times, 'sent'), ...summarise(times, 'arrived') })
  }
  console.table(rows)
  await hand.end()
  second.kill('SIGTERM')
}

/** Starts an article with a given read count. */
let startingViews = 0
const count = (views: string) => Number(views.replace(',', '')) - startingViews

const KINDS = [
  {
    name: 'title of a space, on its page',
    path: '/listing/1',
    word: (n: number) => `Fresh ${n} title`,
    change: (title: string) => `update listings set title = '${title}' where id = 1`,
  },
  {
    name: 'title of the newest space, on home',
    path: '/?sort=newest',
    word: (n: number) => `Newest ${n} title`,
    change: (title: string) => `update listings set title = '${title}', listed_at = now() where id = 2`,
  },
  {
    name: 'readings of an article, on its page',
    path: '/help/articles/ai-buyer-agent',
    word: (n: number) => (700_001 + n).toLocaleString('en-US'),
    change: (views: string) =>
      `insert into help_article_views (slug, views) values ('ai-buyer-agent', ${count(views)})
       on conflict (slug) do update set views = ${count(views)}`,
  },
]

/** When the last stale page was asked for, and when it was there. */
interface Stale {
  sent: number
  arrived: number
}

async function watch(url: string, sign: string): Promise<Stale> {
  const until = performance.now() + 20_000
  const last: Stale = { sent: 0, arrived: 0 }
  while (performance.now() < until) {
    const sent = performance.now()
    const text = await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).text()
    if (text.includes(sign)) return last
    Object.assign(last, { sent, arrived: performance.now() })
    await sleep(1)
  }
  throw new Error(`${url} never showed ${sign}`)
}

function summarise(times: Stale[], moment: keyof Stale) {
  const sorted = times.map((time) => time[moment]).toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!)
  return { [`${moment} p50 ms`]: at(0.5), [`${moment} p95`]: at(0.95), [`${moment} max`]: at(1) }
}

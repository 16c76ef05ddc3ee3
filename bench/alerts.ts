/**
 * `npm run bench:alerts [-- --watches=1000000] [--no-postgres]`
 * A publication held against all saved searches, beside Postgres and a plain scan, on the same data in one run.
 */
import { parseArgs } from 'node:util'
import type { Watch, WatchedSpace } from '#search/reverse/watch.ts'
import { WatchIndex } from '#search/reverse/watch-index.ts'
import { IndexBuilder } from '#search/search-index.ts'
import { PlainScan } from './alerts/plain-scan.ts'
import { createPostgresPeer } from './alerts/postgres-peer.ts'
import { generatePublications, generateWatches } from './alerts/watches.ts'
import { TODAY } from './search/dated.ts'
import { formatMs, printTable, toTiming } from './search/measure.ts'

const { values: options } = parseArgs({
  allowNegative: true,
  options: { watches: { type: 'string', default: '1000000' }, postgres: { type: 'boolean', default: true } },
})
const count = Number(options.watches)
const PUBLICATIONS = [...generatePublications(3000)]
const SAMPLE = PUBLICATIONS.slice(0, 60)
/** Postgres takes a point within a millionth of a degree of an outline for one on it: so many searches may differ by that. */
const MOST_ON_EDGES = 5
/** Searches in a drawn outline. */
const OUTLINED = new Set<number>()
for (const { id, query } of generateWatches(count)) if (query.polygon) OUTLINED.add(id)

const large = buildIndexOf(count)
const largeRun = runAll(large)
printRun(large, largeRun)
checkForwards()
benchScan()
if (options.postgres) await benchPostgres()
else console.log('\nPostgres: skipped (--no-postgres)')
benchGrowth()

interface Run {
  ms: number
  matches: number
}

function buildIndexOf(watches: number): WatchIndex {
  const index = new WatchIndex(watches)
  const start = performance.now()
  index.load(generateWatches(watches))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const megabytes = (index.bytes / 1e6).toFixed(1)
  console.log(`\n${watches.toLocaleString('en')} searches: made and built in ${seconds} s, ${megabytes} MB`)
  return index
}

/** Each publication once cold in caches' terms: after one warm-up over the first of them. */
function runAll(index: WatchIndex): Run[] {
  for (const space of PUBLICATIONS.slice(0, 500)) index.match(space)
  return PUBLICATIONS.map((space) => {
    const start = performance.now()
    const matches = index.match(space).length
    return { ms: performance.now() - start, matches }
  })
}

function printRun(index: WatchIndex, runs: Run[]): void {
  const { p50, p99 } = toTiming(runs.map(({ ms }) => ms))
  const mean = runs.reduce((sum, { matches }) => sum + matches, 0) / runs.length
  const worst = runs.reduce((a, b) => (b.ms > a.ms ? b : a))
  printTable([
    ['publication against searches', 'p50 ms', 'p99 ms', 'worst ms', 'mean matches', 'matches of the worst'],
    [
      index.size.toLocaleString('en'),
      formatMs(p50),
      formatMs(p99),
      formatMs(worst.ms),
      mean.toFixed(0),
      String(worst.matches),
    ],
  ])
}

/** The search kernel with all publications in it, asked by some of the searches: aborts when one answers otherwise. */
function checkForwards(): void {
  const builder = new IndexBuilder()
  for (const { row } of PUBLICATIONS) builder.add(row)
  const kernel = builder.finish()
  const found = new Map(PUBLICATIONS.map((space) => [space.row.id, new Set(large.match(space))]))
  let checked = 0
  for (const watch of generateWatches(count)) {
    if (watch.id % 200 !== 0 || watch.gate !== 0) continue
    const ids = new Set(searchAll(kernel, watch))
    for (const [id, watches] of found) {
      if (watches.has(watch.id) !== ids.has(id))
        throw new Error(`search ${watch.id} and space ${id}: answers differ`)
    }
    checked++
  }
  console.log(`\n${checked.toLocaleString('en')} searches run forwards by the kernel find the same spaces`)
}

function searchAll(kernel: ReturnType<IndexBuilder['finish']>, { query }: Watch): number[] {
  const want = { facets: false, histogram: false, clusters: false }
  const ids: number[] = []
  for (let cursor: string | null = null; ; ) {
    const page = kernel.search({ ...query, today: TODAY, limit: 500, want, ...(cursor && { cursor }) })
    ids.push(...page.ids)
    cursor = page.nextCursor
    if (cursor === null) return ids
  }
}

function benchScan(): void {
  const scan = new PlainScan(generateWatches(count), count)
  printPeer(
    'plain scan of typed arrays',
    SAMPLE.map((space) => timed(space, (one) => scan.match(one))),
  )
}

async function benchPostgres(): Promise<void> {
  const peer = await createPostgresPeer(generateWatches(count))
  try {
    for (const space of SAMPLE.slice(0, 10)) await peer.match(space)
    const runs: PeerRun[] = []
    for (const space of SAMPLE) {
      const start = performance.now()
      const ids = await peer.match(space)
      runs.push({ space, ms: performance.now() - start, ids })
    }
    printPeer('Postgres 18, GiST and B-trees', runs)
  } finally {
    await peer.close()
  }
}

interface PeerRun {
  space: WatchedSpace
  ms: number
  ids: number[]
}

function timed(space: WatchedSpace, match: (space: WatchedSpace) => number[]): PeerRun {
  const start = performance.now()
  const ids = match(space)
  return { space, ms: performance.now() - start, ids }
}

/** Aborts when the peer's answer differs: a fast wrong answer proves nothing. */
function printPeer(name: string, runs: PeerRun[]): void {
  let onEdges = 0
  for (const { space, ids } of runs) {
    const [mine, theirs] = [new Set(large.match(space)), new Set(ids)]
    const odd = [...mine, ...theirs].filter((id) => !mine.has(id) || !theirs.has(id))
    onEdges += odd.filter((id) => OUTLINED.has(id)).length
    const wrong = odd.find((id) => !OUTLINED.has(id))
    if (wrong !== undefined || onEdges > MOST_ON_EDGES)
      throw new Error(`${name}: space ${space.row.id} and search ${wrong ?? odd[0]}: answers differ`)
  }
  const { p50, p99 } = toTiming(runs.map(({ ms }) => ms))
  const own = toTiming(largeRun.slice(0, SAMPLE.length).map(({ ms }) => ms))
  console.log()
  printTable([
    [name, 'p50 ms', 'p99 ms', 'ours is faster by'],
    [`${runs.length} publications`, formatMs(p50), formatMs(p99), `${(p50 / own.p50).toFixed(0)}×`],
  ])
}

/** A tenth of the searches: publications with as many matches in both are compared. */
function benchGrowth(): void {
  const small = buildIndexOf(Math.round(count / 10))
  const runs = runAll(small)
  printRun(small, runs)
  const lines = [1, 10, 30, 100, 300, 1000].flatMap((from, i, all) => {
    const to = all[i + 1] ?? Number.POSITIVE_INFINITY
    const [a, b] = [runs, largeRun].map((some) =>
      some.filter(({ matches }) => matches >= from && matches < to),
    )
    if (a!.length < 20 || b!.length < 20) return []
    const [less, more] = [toTiming(a!.map(({ ms }) => ms)).p50, toTiming(b!.map(({ ms }) => ms)).p50]
    return [[`${from}–${to}`, formatMs(less), formatMs(more), `${(more / less).toFixed(2)}×`]]
  })
  console.log()
  printTable([
    [
      'matches',
      `p50 of ${small.size.toLocaleString('en')}`,
      `p50 of ${large.size.toLocaleString('en')}`,
      'growth',
    ],
    ...lines,
  ])
}

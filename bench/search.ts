/**
 * `npm run bench:search [-- --rows=1000000] [--large=10000000] [--no-libraries] [--no-postgres]`
 * One table: the kernel beside its competitors, on the same data and the same queries in one run.
 */
import { parseArgs } from 'node:util'
import type { SearchQuery, SpaceRow } from '#search/query.ts'
import { IndexBuilder, type SearchIndex } from '#search/search-index.ts'
import { checkTotals } from './search/check-totals.ts'
import { askForDates, askForTotals, shiftDays } from './search/dated.ts'
import { createKdbushPeer, createSuperclusterPeer } from './search/library-peers.ts'
import { formatMs, measure, measureAsync, measureOnce, printTable, type Timing } from './search/measure.ts'
import { PlainScan } from './search/plain-scan.ts'
import { createPostgresPeer } from './search/postgres-peer.ts'
import { STRATEGIES } from './search/postgres-sql.ts'
import { generateSpaces } from './search/spaces.ts'
import { measureUpdates } from './search/updates.ts'
import { FOUR_FILTERS, listViewports, type Viewport } from './search/viewports.ts'
import { listIntersections, listWorstQueries } from './search/worst-cases.ts'

const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    rows: { type: 'string', default: '1000000' },
    large: { type: 'string', default: '10000000' },
    libraries: { type: 'boolean', default: true },
    postgres: { type: 'boolean', default: true },
  },
})
const rows = Number(options.rows)
const views = listViewports().flatMap(({ kind, queries }) => [
  { name: kind, kind, queries: queries.map((query) => ({ ...query, limit: 20 })) },
  {
    name: `${kind}, four filters`,
    kind,
    queries: queries.map((query) => ({ ...query, ...FOUR_FILTERS, limit: 20 })),
  },
  {
    name: `${kind}, dates`,
    kind,
    queries: askForDates(queries).map((query) => ({ ...query, limit: 20 })),
  },
  {
    name: `${kind}, four filters and dates`,
    kind,
    queries: askForDates(queries).map((query) => ({ ...query, ...FOUR_FILTERS, limit: 20 })),
  },
  {
    name: `${kind}, by total`,
    kind,
    queries: askForTotals(queries).map((query) => ({ ...query, limit: 20 })),
  },
  {
    name: `${kind}, four filters, by total`,
    kind,
    queries: askForTotals(queries).map((query) => ({ ...query, ...FOUR_FILTERS, limit: 20 })),
  },
])
type View = { name: string; kind: Viewport['kind']; queries: SearchQuery[] }

const index = buildIndexOf(rows)
const kernel = views.map((view) => measure(view.queries, roundsFor(view), (query) => index.search(query)))
printTable([
  ['kernel', 'mean total', 'p50 ms', 'p99 ms'],
  ...views.map((view, i) => [
    view.name,
    String(
      Math.round(
        view.queries.reduce((sum, query) => sum + index.search(query).total, 0) / view.queries.length,
      ),
    ),
    ...toCells(kernel[i]!),
  ]),
])

benchFirstTotals()
benchWorstCases()

if (options.libraries) {
  const plain = new PlainScan(rows)
  for (const space of generateSpaces(rows)) plain.add(space)
  checkSame(index, (query) => plain.search(query))
  printPeer('plain scan of typed arrays', (query) => plain.search(query))
  const kdbush = createKdbushPeer(plain, generateSpaces(rows), rows)
  checkSame(index, kdbush)
  printPeer('kdbush + filter', kdbush)
  printPeer(
    'supercluster (clusters alone)',
    createSuperclusterPeer(generateSpaces(rows)),
    (view) => !view.name.includes(','),
  )
}

if (options.postgres) await benchPostgres()
else console.log('\nPostgres: skipped (--no-postgres)')
benchUpdates()
if (Number(options.large) > 0) benchLarge(Number(options.large))

/** What dates cost that nobody has asked for yet, and that the page is that of the price engine, to the cent. */
function benchFirstTotals(): void {
  const byTotal = views.filter(isByTotal)
  const quoted = checkTotals(
    index,
    byTotal.map(({ queries }) => queries[0]!),
    generateSpaces(rows),
  )
  console.log(`\n${quoted} totals are those of the price engine, to the cent`)
  const lines = byTotal.map(({ name, queries }) => {
    const once = Array.from({ length: 5 }, (_, i) => shiftDays(queries[0]!, 200 + 7 * i))
    return [name, ...toCells(measureOnce(once, (query) => index.search(query)))]
  })
  printTable([['dates asked for the first time', 'p50 ms', 'p99 ms'], ...lines])
}

function isByTotal({ queries }: View): boolean {
  return queries[0]!.per === 'total'
}

function benchWorstCases(): void {
  const lines = listWorstQueries().map(([name, query]) => [
    name,
    ...toCells(measure([query], 20, () => index.search(query))),
  ])
  const intersections = listIntersections().map(([name, run]) => [
    name,
    ...toCells(measure([run], 20, (one) => one())),
  ])
  console.log()
  printTable([['most expensive queries', 'p50 ms', 'p99 ms'], ...lines, ...intersections])
}

/** The faster of two statements for each view, over few rounds: a country takes seconds. */
async function benchPostgres(): Promise<void> {
  const peer = await createPostgresPeer(generateSpaces(rows))
  const lines: string[][] = []
  for (const [i, view] of views.entries()) {
    // no statement of Postgres prices a space
    if (isByTotal(view)) continue
    const sample = view.queries.slice(0, view.kind === 'country' ? 2 : 8)
    const timings: { strategy: string; timing: Timing }[] = []
    for (const strategy of STRATEGIES) {
      checkSamePage(view, await peer.search(sample[0]!, strategy))
      const timing = await measureAsync(sample, 2, (query) => peer.search(query, strategy))
      timings.push({ strategy, timing })
    }
    const { strategy, timing } = timings.reduce((a, b) => (b.timing.p50 < a.timing.p50 ? b : a))
    lines.push([view.name, ...toCells(timing), `${(timing.p50 / kernel[i]!.p50).toFixed(0)}×`, strategy])
  }
  await peer.close()
  console.log()
  printTable([['Postgres 18', 'p50 ms', 'p99 ms', 'kernel is faster by', 'best statement'], ...lines])
}

function checkSamePage(view: View, peer: { total: number; ids: number[] }): void {
  const { total, ids } = index.search(view.queries[0]!)
  if (total === peer.total && ids.join() === peer.ids.join()) return
  throw new Error(`${view.name}: Postgres answers ${peer.total} ${peer.ids}, the kernel ${total} ${ids}`)
}

function benchUpdates(): void {
  const { queries } = views.find((view) => view.name === 'metro')!
  const run = measureUpdates(index, queries, { perSecond: 2000, seconds: 10 })
  const rate = Math.round(run.updates / run.seconds).toLocaleString('en')
  console.log()
  printTable([
    [`metro with ${rate} updates/s, ${run.merges} merges`, 'p50 ms', 'p99 ms'],
    ['quiet', ...toCells(run.quiet)],
    ['busy', ...toCells(run.busy)],
  ])
}

function benchLarge(count: number): void {
  const large = buildIndexOf(count)
  const lines = views.map((view, i) => {
    const timing = measure(view.queries, 5, (query) => large.search(query))
    return [view.name, ...toCells(timing), `${(timing.p50 / kernel[i]!.p50).toFixed(1)}×`]
  })
  printTable([['kernel', 'p50 ms', 'p99 ms', 'time of the smaller'], ...lines])
}

function buildIndexOf(count: number): SearchIndex {
  const builder = new IndexBuilder()
  let ms = 0
  let batch: SpaceRow[] = []
  const timed = (work: () => void) => {
    const start = performance.now()
    work()
    ms += performance.now() - start
  }
  const flush = () => {
    timed(() => {
      for (const space of batch) builder.add(space)
    })
    batch = []
  }
  for (const space of generateSpaces(count)) if (batch.push(space) === 100_000) flush()
  flush()
  let built: SearchIndex | undefined
  timed(() => {
    built = builder.finish()
  })
  const each = ((built as SearchIndex).bytes / count).toFixed(1)
  console.log(
    `\n${count.toLocaleString('en')} spaces: built in ${(ms / 1000).toFixed(2)} s, ${each} bytes a space`,
  )
  return built as SearchIndex
}

function roundsFor(view: View): number {
  return view.kind === 'country' ? 20 : 30
}

function printPeer(
  name: string,
  search: (query: SearchQuery) => unknown,
  when: (view: View) => boolean = () => true,
): void {
  const lines = views.flatMap((view, i) => {
    if (!when(view)) return []
    const timing = measure(view.queries.slice(0, 8), 2, search)
    return [[view.name, ...toCells(timing), `${(timing.p50 / kernel[i]!.p50).toFixed(1)}×`]]
  })
  console.log()
  printTable([[name, 'p50 ms', 'p99 ms', 'kernel is faster by'], ...lines])
}

/** Aborts the bench when a competitor's answer differs: a fast wrong answer proves nothing. */
function checkSame(
  index: SearchIndex,
  search: (query: SearchQuery) => ReturnType<PlainScan['search']>,
): void {
  for (const { name, queries } of views) {
    const { total, ids, facets, histogram, clusters } = index.search(queries[0]!)
    const peer = search(queries[0]!)
    const mine = JSON.stringify({ total, ids, facets, histogram, clusters: clusters!.length })
    const theirs = JSON.stringify({ ...peer, clusters: peer.clusters!.length })
    if (mine !== theirs) throw new Error(`${name}: answers differ\n${mine}\n${theirs}`)
  }
}

function toCells({ p50, p99 }: Timing): string[] {
  return [formatMs(p50), formatMs(p99)]
}

/**
 * `npm run bench:search [-- --rows=1000000] [--large=10000000] [--skip-peers]`
 * One table: the kernel beside its peers, on the same data and the same questions in one run.
 */
import { parseArgs } from 'node:util'
import type { SearchQuery } from '#search/query.ts'
import { IndexBuilder, type SearchIndex } from '#search/search-index.ts'
import { createKdbushPeer, createSuperclusterPeer } from './search/library-peers.ts'
import { formatMs, measure, printTable, type Timing } from './search/measure.ts'
import { PlainScan } from './search/plain-scan.ts'
import { generateSpaces } from './search/spaces.ts'
import { FOUR_FILTERS, listViewports, type Viewport } from './search/viewports.ts'

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    large: { type: 'string', default: '10000000' },
    'skip-peers': { type: 'boolean', default: false },
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

if (!options['skip-peers']) {
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

function buildIndexOf(count: number): SearchIndex {
  const builder = new IndexBuilder()
  const spaces = [...generateSpaces(count)]
  const start = performance.now()
  for (const space of spaces) builder.add(space)
  const built = builder.finish()
  const seconds = (performance.now() - start) / 1000
  console.log(
    `${count.toLocaleString('en')} spaces: built in ${seconds.toFixed(2)} s, ${(built.bytes / count).toFixed(1)} bytes a space`,
  )
  return built
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
  printTable([[name, 'p50 ms', 'p99 ms', 'kernel is faster by'], ...lines])
}

/** Stops the bench when a peer answers something else: a fast wrong answer proves nothing. */
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

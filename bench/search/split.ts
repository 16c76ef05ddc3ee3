import { availableParallelism } from 'node:os'
import type { SearchQuery } from '#search/query.ts'
import type { SearchHelpers } from '#search/search-helpers.ts'
import type { SearchIndex } from '#search/search-index.ts'
import { ThreadHelpers } from '#search/thread-helpers.ts'
import { formatMs, printTable } from './measure.ts'

const ROUNDS = 40
/** The compiler of each thread learns on its own. */
const WARM_UP = 10

/** One query by one thread and by all cores, in turns, however few rows there are: it shows from how many on a split pays. */
export async function benchSplit(
  index: SearchIndex,
  queries: ReadonlyMap<string, SearchQuery>,
): Promise<void> {
  const threads = new ThreadHelpers({ count: Math.max(1, availableParallelism() - 1), worthRows: 0 })
  while (!threads.isReady) await new Promise((next) => setTimeout(next, 5))
  const lines = [...queries].map(([name, query]) => {
    const alone: number[] = []
    const split: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const one = time(index, null, query)
      const many = time(index, threads, query)
      if (one.answer !== many.answer) throw new Error(`${name}: split answers differ`)
      if (round < WARM_UP) continue
      alone.push(one.ms)
      split.push(many.ms)
    }
    const [a, b] = [median(alone), median(split)]
    return [name, formatMs(a), formatMs(b), `${(a / b).toFixed(2)}×`]
  })
  index.setHelpers(null)
  await threads.close()
  console.log()
  printTable([
    [`split over ${availableParallelism()} threads`, 'alone p50', 'split p50', 'faster by'],
    ...lines,
  ])
}

function time(index: SearchIndex, helpers: SearchHelpers | null, query: SearchQuery) {
  index.setHelpers(helpers)
  const start = performance.now()
  const { total, ids, facets } = index.search(query)
  return { ms: performance.now() - start, answer: JSON.stringify({ total, ids, facets }) }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!
}

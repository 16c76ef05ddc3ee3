import { availableParallelism } from 'node:os'
import type { SearchQuery } from '#search/query.ts'
import type { SearchIndex } from '#search/search-index.ts'
import { ThreadHelpers } from '#search/thread-helpers.ts'
import { formatMs, measure, printTable } from './measure.ts'

interface View {
  name: string
  queries: SearchQuery[]
}

/** Filtered views by one thread and by all cores, however few rows they have: it shows from how many on a split pays. */
export async function benchSplit(index: SearchIndex, views: readonly View[]): Promise<void> {
  const threads = new ThreadHelpers({ count: Math.max(1, availableParallelism() - 1), worthRows: 0 })
  while (!threads.isReady) await new Promise((next) => setTimeout(next, 5))
  const lines = views.map(({ name, queries }) => {
    index.setHelpers(null)
    const alone = measure(queries, 5, (query) => index.search(query))
    const { total, ids } = index.search(queries[0]!)
    index.setHelpers(threads)
    const split = measure(queries, 5, (query) => index.search(query))
    const again = index.search(queries[0]!)
    if (again.total !== total || again.ids.join() !== ids.join())
      throw new Error(`${name}: split answers differ`)
    return [name, formatMs(alone.p50), formatMs(split.p50), `${(alone.p50 / split.p50).toFixed(2)}×`]
  })
  index.setHelpers(null)
  await threads.close()
  console.log()
  printTable([
    [`split over ${availableParallelism()} threads`, 'alone p50', 'split p50', 'faster by'],
    ...lines,
  ])
}

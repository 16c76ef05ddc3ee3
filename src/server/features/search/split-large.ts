import { availableParallelism } from 'node:os'
import type { SearchHelpers } from '#search/search-helpers.ts'
import { ThreadHelpers } from '#search/thread-helpers.ts'

/** Smaller markets answer a filtered country in well under 50 ms by one thread, and never start another. */
const SPLIT_AT_SPACES = 4_000_000
const MOST_THREADS = 7

let threads: ThreadHelpers | undefined

/** Threads that share the work over an index of this size, one set for the whole process; null when it needs none. */
export function findHelpers(spaces: number): SearchHelpers | null {
  const others = Math.min(MOST_THREADS, availableParallelism() - 1)
  if (spaces < SPLIT_AT_SPACES || others < 1) return null
  threads ??= new ThreadHelpers({ count: others })
  return threads
}

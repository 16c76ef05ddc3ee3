import type { SearchQuery } from '#search/query.ts'
import type { SearchIndex } from '#search/search-index.ts'
import { type Timing, toTiming } from './measure.ts'
import { createSpaceSource } from './spaces.ts'

export interface UpdateRun {
  quiet: Timing
  busy: Timing
  updates: number
  merges: number
  seconds: number
}

/**
 * The same queries twice: on an idle index, then while `perSecond` changes arrive and merges run. A busy query's time
 * includes the changes due before it and one portion of the merge: the latency of a request in a single process.
 */
export function measureUpdates(
  index: SearchIndex,
  queries: readonly SearchQuery[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): UpdateRun {
  const quiet = runFor(seconds, queries, index, () => {})
  const nextSpace = createSpaceSource(index.size, 99)
  let updates = 0
  let merges = 0
  let merge: Generator<void, void> | null = null
  const start = performance.now()
  const busy = runFor(seconds, queries, index, () => {
    for (; updates < ((performance.now() - start) / 1000) * perSecond; updates++) {
      const space = nextSpace()
      if (updates % 10 === 0) index.remove(space.id)
      else index.upsert(space)
    }
    if (index.wantsMerge) merge = index.mergeSteps()
    if (merge?.next().done) {
      merge = null
      merges++
    }
  })
  return { quiet: toTiming(quiet), busy: toTiming(busy), updates, merges, seconds }
}

function runFor(
  seconds: number,
  queries: readonly SearchQuery[],
  index: SearchIndex,
  before: () => void,
): number[] {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  for (let i = 0; performance.now() < end; i++) {
    const start = performance.now()
    before()
    index.search(queries[i % queries.length]!)
    times.push(performance.now() - start)
  }
  return times
}

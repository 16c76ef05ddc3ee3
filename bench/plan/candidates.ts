import { DAY_MS } from '#domain/dates.ts'
import { candidateSteps, listCandidates } from '#search/candidates.ts'
import type { SpaceRow } from '#search/query.ts'
import { buildIndex } from '#search/search-index.ts'
import { buildSpaces } from '#test/support/discovery/build-spaces.ts'

const FIRST_DAY = 20_010
const MAX_CARDS = 5000
const AREA = { west: -180, south: -85, east: 180, north: 85 }

/** Spaces that can be had, on several thousand rate cards. */
export function buildOpen(count: number): SpaceRow[] {
  const spaces = buildSpaces({ seed: 1, count, form: 'city' })
  const cards = spaces.flatMap(({ card }) => card ?? []).slice(0, MAX_CARDS)
  return spaces.map((space, at) => ({
    ...space,
    listingType: 'rent',
    availableFromDay: null,
    availableToDay: null,
    units: null,
    card: cards[at % cards.length]!,
  }))
}

/** Milliseconds of this thread's processor to price every space of an area for some dates, how many, and its longest turn. */
export function timeCandidates(count: number): { ms: number; priced: number; longestMs: number } {
  const index = buildIndex(buildOpen(count))
  const ask = (first: number) => ({
    area: { bounds: AREA },
    days: { first, last: first + 27, now: first * DAY_MS, today: first },
    adTypes: [],
    barred: { sellers: new Set<number>(), ids: new Set<number>() },
  })
  listCandidates(index, ask(FIRST_DAY - 1))
  const steps = candidateSteps(index, ask(FIRST_DAY))
  let [ms, longestMs] = [0, 0]
  for (;;) {
    const began = process.threadCpuUsage()
    const step = steps.next()
    const { user, system } = process.threadCpuUsage(began)
    const turn = (user + system) / 1000
    ms += turn
    longestMs = Math.max(longestMs, turn)
    if (step.done) return { ms, priced: step.value?.rows.ids.length ?? 0, longestMs }
  }
}

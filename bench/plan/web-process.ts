import { setImmediate as nextTurn } from 'node:timers/promises'
import { PlanInputs } from '#contract/planning/plans.ts'
import type { Bounds } from '#domain/geo.ts'
import { buildIndex, type SearchIndex } from '#search/search-index.ts'
import type { AppContext } from '#server/context.ts'
import { drawCurve, solvePlan } from '#server/features/planning/plans/solve-plan.ts'
import { loadGazetteer } from '#server/platform/geocoding/load-gazetteer.ts'
import { createPlanner } from '#server/platform/planner/planner-thread.ts'
import { buildOpen } from './candidates.ts'

const DAY_MS = 86_400_000
const FIRST_DAY = 20_010
const BUDGETS = [3_000, 20_000, 100_000, 500_000]

export interface Blocked {
  plans: number
  /** From the question to the answer, in ms, of each budget; all of them at once in the last. */
  tookMs: number[]
  /** The longest turn of the thread that answers requests: by the clock, and of its processor. */
  longestMs: number
  longestCpuMs: number
}

/** Plans of so many candidates as the web process makes them: everything but the database, whose rows are not read for guests. */
export async function watchWebThread(count: number): Promise<Blocked> {
  const { index, bounds } = buildMarket(count)
  const gazetteer = loadGazetteer()
  const context = {
    search: { openIndex: async () => index, get: async () => [] },
    planner: createPlanner(),
    gazetteer: () => gazetteer,
    now: () => new Date(FIRST_DAY * DAY_MS + DAY_MS / 2),
  } as unknown as AppContext
  const toRequest = (budget: number, later = 0) => ({
    inputs: PlanInputs.parse({
      bounds,
      from: toDate(FIRST_DAY + 30 + later),
      to: toDate(FIRST_DAY + 57 + later),
      budget,
    }),
    ownerId: null,
  })
  // the thread and its code are loaded with the first
  await solvePlan(context, toRequest(1_000))
  const watch = watchTurns()
  const tookMs: number[] = []
  for (const budget of BUDGETS) {
    const began = performance.now()
    await solvePlan(context, toRequest(budget))
    tookMs.push(performance.now() - began)
  }
  const began = performance.now()
  await Promise.all([
    ...BUDGETS.map((budget, at) => solvePlan(context, toRequest(budget, at + 1))),
    drawCurve(context, toRequest(20_000)),
  ])
  tookMs.push(performance.now() - began)
  return { plans: 2 * BUDGETS.length + 12, tookMs, ...(await watch.end()) }
}

/** The spaces themselves are gone afterwards: a web process holds columns alone. */
function buildMarket(count: number): { index: SearchIndex; bounds: Bounds } {
  const spaces = buildOpen(count)
  const box = { west: 180, south: 90, east: -180, north: -90 }
  for (const { lat, lng } of spaces) {
    if (lat === null || lng === null) continue
    box.west = Math.min(box.west, lng)
    box.south = Math.min(box.south, lat)
    box.east = Math.max(box.east, lng)
    box.north = Math.max(box.north, lat)
  }
  return { index: buildIndex(spaces), bounds: box }
}

function toDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** How long other work of this thread has to wait at most: each turn is measured from one to the next. */
function watchTurns() {
  let [longestMs, longestCpuMs, isOn] = [0, 0, true]
  const watching = (async () => {
    let [began, cpu] = [performance.now(), process.threadCpuUsage()]
    while (isOn) {
      await nextTurn()
      const [now, used] = [performance.now(), process.threadCpuUsage(cpu)]
      longestMs = Math.max(longestMs, now - began)
      longestCpuMs = Math.max(longestCpuMs, (used.user + used.system) / 1000)
      ;[began, cpu] = [performance.now(), process.threadCpuUsage()]
    }
  })()
  return {
    async end() {
      isOn = false
      await watching
      return { longestMs, longestCpuMs }
    },
  }
}

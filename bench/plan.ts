/**
 * `npm run bench:plan [-- --sizes=1000,10000,100000] [--rounds=5]`
 * Candidates, plans, certificates and curves of a synthetic metro, beside simple plans under the same score and the same
 * rules, and beside an exact solver where there are few spaces. Times are of this thread's processor: other work on the
 * machine counts less than on the clock, and still counts.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { certifyPlan } from '#planner/certificate.ts'
import { readCurve } from '#planner/curve.ts'
import { explainLines } from '#planner/explain.ts'
import type { Market, Rules } from '#planner/problem.ts'
import { solvePlan } from '#planner/solve.ts'
import { buildMarket } from '#test/support/planning/build-market.ts'
import { buildBudget } from '#test/support/planning/build-rules.ts'
import { SIMPLE_PLANS, scoreInOrder } from '#test/support/planning/simple-plans.ts'
import { timeCandidates } from './plan/candidates.ts'
import { solveExactly } from './plan/exact-plan.ts'
import { buildLargeMarket } from './plan/large-market.ts'
import { watchWebThread } from './plan/web-process.ts'
import { formatMs, printTable } from './search/measure.ts'

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    rounds: { type: 'string', default: '5' },
  },
})
const rounds = Number(options.rounds)

const TASKS: [string, Rules][] = [
  ['$3,000', buildBudget(300_000)],
  ['$20,000', buildBudget(2_000_000)],
  ['$100,000', buildBudget(10_000_000)],
  ['$500,000', buildBudget(50_000_000)],
  ['$100,000, half a seller', { ...buildBudget(10_000_000), sellerCents: 5_000_000 }],
  ['$6,000, three billboards', countBillboards(600_000)],
  ['$100,000, any number of lines', { ...buildBudget(10_000_000), maxLines: 5000 }],
  ['$500,000, any number of lines', { ...buildBudget(50_000_000), maxLines: 5000 }],
]
const CURVE_BUDGET = 2_000_000

function countBillboards(budgetCents: number): Rules {
  const rules = buildBudget(budgetCents)
  return { ...rules, media: rules.media.map((rule, at) => ({ ...rule, min: at ? 0 : 3, max: at ? 0 : 3 })) }
}

const sizes = options.sizes.split(',').map(Number)
// first: what the others leave behind would be collected in its turns
await benchWebThread(Math.max(...sizes))
for (const size of sizes) benchSize(size)
await benchExactly()

function benchSize(size: number): void {
  const market = buildLargeMarket(size, 1)
  const { cells, catchments } = market
  const found = timeCandidates(size)
  console.log(
    `\n${size.toLocaleString('en')} candidates, ${cells.people.length} cells, ${catchments.starts.length - 1} vectors; load ${loadavg()[0]?.toFixed(1)}`,
  )
  console.log(
    `${found.priced.toLocaleString('en')} spaces priced for four weeks in ${formatMs(found.ms)} ms, the longest turn ${formatMs(found.longestMs)} ms`,
  )
  const head = ['budget', 'lines', 'plan ms', 'certificate ms', 'certificate %', 'reasons ms']
  printTable([
    [...head, ...Object.keys(SIMPLE_PLANS)],
    ...TASKS.map(([name, rules]) => [name, ...benchTask(market, rules)]),
  ])
  const curve = timed(() => readCurve(market, CURVE_BUDGET, { rulesFor: buildBudget }))
  const percents = curve.result?.points.map(({ certificate }) => certificate.percent) ?? []
  console.log(`curve around $20,000: ${formatMs(curve.ms)} ms, certificates ${percents.join(' ')} %`)
}

function benchTask(market: Market, rules: Rules): string[] {
  const solve = timed(() => solvePlan(market, rules))
  const certify = timed(() => certifyPlan(market, solve.result))
  const explain = timed(() => explainLines(market, solve.result))
  const peers = Object.values(SIMPLE_PLANS).map((toOrder) =>
    toShare(scoreInOrder(market, rules, toOrder(market, 1)), solve.result.score),
  )
  return [
    String(solve.result.rows.length),
    formatMs(solve.ms),
    formatMs(certify.ms),
    String(certify.result.percent),
    formatMs(explain.ms),
    ...peers,
  ]
}

/** What others wait for while plans are made, beside this thread. */
async function benchWebThread(size: number): Promise<void> {
  const { plans, tookMs, longestMs, longestCpuMs } = await watchWebThread(size)
  const took = tookMs.map((ms) => formatMs(ms)).join(' ')
  console.log(
    `\n${plans} plans of ${size.toLocaleString('en')} spaces in a process that answers requests; load ${loadavg()[0]?.toFixed(1)}`,
  )
  console.log(`each budget, then all and a curve at once: ${took} ms`)
  console.log(`its longest turn ${formatMs(longestMs)} ms, of its processor ${formatMs(longestCpuMs)} ms`)
}

/** Sixty spaces: the plan beside that of an integer programming solver. */
async function benchExactly(): Promise<void> {
  const table: string[][] = [
    ['seed', 'lines', 'plan of the solver’s', 'certificate %', 'plan ms', 'solver ms'],
  ]
  for (let seed = 1; seed <= 8; seed++) {
    const market = buildMarket({ seed, count: 60 })
    const rules = buildBudget(Math.round(market.candidates.costs.reduce((sum, cost) => sum + cost, 0) / 6))
    const plan = timed(() => solvePlan(market, rules))
    const start = performance.now()
    const exact = await solveExactly(market, rules, 60)
    const ms = performance.now() - start
    const { percent } = certifyPlan(market, plan.result)
    const share = exact ? toShare(plan.result.score, exact.score) : 'none in time'
    table.push([
      String(seed),
      String(plan.result.rows.length),
      share,
      String(percent),
      formatMs(plan.ms),
      formatMs(ms),
    ])
  }
  console.log('\n60 candidates, a sixth of what they cost together')
  printTable(table)
}

function toShare(score: number, of: number): string {
  return `${((100 * score) / of).toFixed(1)} %`
}

/** The mean of some rounds, of this thread's processor time, which is counted in steps of some milliseconds; and the result. */
function timed<T>(run: () => T): { ms: number; result: T } {
  let result = run()
  const start = process.threadCpuUsage()
  for (let round = 0; round < rounds; round++) result = run()
  const { user, system } = process.threadCpuUsage(start)
  return { ms: (user + system) / 1000 / rounds, result }
}

/**
 * `npm run bench:plan [-- --sizes=1000,10000,100000] [--rounds=5]`
 * Plans, certificates and curves of a synthetic metro, beside simple plans under the same score and the same rules, and
 * beside an exact solver where there are few spaces.
 */
import { parseArgs } from 'node:util'
import { certifyPlan } from '#planner/certificate.ts'
import type { Market, Rules } from '#planner/problem.ts'
import { type Plan, solvePlan } from '#planner/solve.ts'
import { buildBudget } from '#test/support/planning/build-rules.ts'
import { SIMPLE_PLANS, scoreInOrder } from '#test/support/planning/simple-plans.ts'
import { buildLargeMarket } from './plan/large-market.ts'
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
]

function countBillboards(budgetCents: number): Rules {
  const rules = buildBudget(budgetCents)
  return { ...rules, media: rules.media.map((rule, at) => ({ ...rule, min: at ? 0 : 3, max: at ? 0 : 3 })) }
}

for (const size of options.sizes.split(',').map(Number)) benchSize(size)

function benchSize(size: number): void {
  const market = buildLargeMarket(size, 1)
  const { cells, catchments } = market
  console.log(
    `\n${size.toLocaleString('en')} candidates, ${cells.people.length} cells, ${catchments.starts.length - 1} vectors`,
  )
  const head = ['budget', 'lines', 'plan ms', 'certificate ms', 'certificate %', ...Object.keys(SIMPLE_PLANS)]
  printTable([head, ...TASKS.map(([name, rules]) => [name, ...benchTask(market, rules)])])
}

function benchTask(market: Market, rules: Rules): string[] {
  const solve = timed(() => solvePlan(market, rules))
  const certify = timed(() => certifyPlan(market, solve.result))
  const peers = Object.values(SIMPLE_PLANS).map((toOrder) =>
    toShare(scoreInOrder(market, rules, toOrder(market, 1)), solve.result),
  )
  return [
    String(solve.result.rows.length),
    formatMs(solve.ms),
    formatMs(certify.ms),
    String(certify.result.percent),
    ...peers,
  ]
}

function toShare(score: number, plan: Plan): string {
  return `${((100 * score) / plan.score).toFixed(1)} %`
}

/** The median of some rounds, and the result. */
function timed<T>(run: () => T): { ms: number; result: T } {
  let result = run()
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    result = run()
    return performance.now() - start
  })
  return { ms: times.sort((a, b) => a - b)[rounds >> 1]!, result }
}

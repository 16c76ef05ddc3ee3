import { required } from '#domain/required.ts'
import { type Certificate, certifyPlan, describeCertificate } from './certificate.ts'
import { type CurveMarks, readCurve } from './curve.ts'
import { countLeftOut, describeStop, explainLines, type LeftOutReason, type Offer } from './explain.ts'
import type { Market, Rules } from './problem.ts'
import { pinRows, toRules, type WantedPlan } from './rules.ts'
import { type Plan, solvePlan } from './solve.ts'
import { type MarketTask, type SpreadMarket, spreadMarket } from './spread-market.ts'

/** What is asked of the planner, as plain data: it crosses threads. Pinned are spaces by id, each at most once. */
export interface PlanTask extends MarketTask {
  wanted: WantedPlan
}

/** A space instead of a line. */
export interface AnsweredOffer {
  id: number
  gain: number
  cents: number
}

export interface AnsweredLine extends AnsweredOffer {
  /** Days since 1970-01-01, inclusive. */
  first: number
  last: number
  contacts: number
  audienceCode: number
  isOnly: boolean
  isPinned: boolean
  runnerUp: AnsweredOffer | null
}

/** A plan with everything that is said of it. */
export interface PlanAnswer {
  lines: AnsweredLine[]
  score: number
  /** By medium, lines that cannot be had. */
  missing: number[]
  /** By medium, cents that a share of the budget is short of. */
  unmetCents: number[]
  /** Of the cheapest plan that would have all lines; null where there are too few spaces. */
  cheapestCents: number | null
  /** Of the cheapest space; null where there is none. */
  leastCents: number | null
  leftOut: Record<LeftOutReason, number>
  withoutFigure: number
  /** What one seller may have; null: all of it. */
  sellerCents: number | null
  stop: string
  certificate: Certificate & { says: string }
}

export function answerPlan(task: PlanTask): PlanAnswer {
  const spread = spreadMarket(task)
  const { market } = spread
  const rules = rulesOf(task, market)
  const plan = solvePlan(market, rules)
  const certificate = certifyPlan(market, plan)
  const { score, missing, unmetCents, cheapestCents } = plan
  const { costs } = market.candidates
  return {
    lines: toLines(task, spread, plan),
    score,
    missing,
    unmetCents,
    cheapestCents,
    leastCents: costs.length > 0 ? costs.reduce((least, cost) => Math.min(least, cost)) : null,
    leftOut: countLeftOut(market, plan),
    withoutFigure: spread.withoutFigure,
    sellerCents: Number.isFinite(rules.sellerCents) ? rules.sellerCents : null,
    stop: describeStop(plan),
    certificate: { ...certificate, says: describeCertificate(certificate) },
  }
}

export interface AnsweredPoint {
  budgetCents: number
  totalCents: number
  ids: number[]
  /** Of the planning score of the best point: 0..1. */
  share: number
  /** Of the best possible for that budget, at least. */
  percent: number
}

export interface CurveAnswer extends CurveMarks {
  points: AnsweredPoint[]
}

/** Plans for several budgets; null where nobody waits for it any more. */
export function answerCurve(task: PlanTask, isCancelled: () => boolean): CurveAnswer | null {
  const { market } = spreadMarket(task)
  const rulesFor = (budgetCents: number) =>
    rulesOf({ wanted: { ...task.wanted, budgetCents }, pinned: task.pinned }, market)
  const curve = readCurve(market, task.wanted.budgetCents, { rulesFor, isCancelled })
  if (curve === null) return null
  const { points, ...marks } = curve
  const most = points.reduce((best, { plan }) => Math.max(best, plan.score), 0)
  return {
    ...marks,
    points: points.map(({ budgetCents, plan, certificate }) => ({
      budgetCents,
      totalCents: plan.totalCents,
      ids: plan.rows.map((row) => required(market.candidates.ids[row])),
      share: most > 0 ? plan.score / most : 0,
      percent: certificate.percent,
    })),
  }
}

function rulesOf({ wanted, pinned }: Pick<PlanTask, 'wanted' | 'pinned'>, market: Market): Rules {
  const { ids } = market.candidates
  return pinRows(
    toRules(wanted),
    market,
    pinned.flatMap((id) => {
      const row = ids.indexOf(id)
      return row < 0 ? [] : [row]
    }),
  )
}

function toLines({ rows: found }: PlanTask, { market, rows }: SpreadMarket, plan: Plan): AnsweredLine[] {
  const toOffer = ({ row, gain, cents }: Offer) => ({ id: required(market.candidates.ids[row]), gain, cents })
  return explainLines(market, plan).map((line) => {
    const at = required(rows[line.row])
    return {
      ...toOffer(line),
      first: required(found.firsts[at]),
      last: required(found.lasts[at]),
      contacts: required(found.contacts[at]),
      audienceCode: required(found.audienceCodes[at]),
      isOnly: line.isOnly,
      isPinned: line.isPinned,
      runnerUp: line.runnerUp && toOffer(line.runnerUp),
    }
  })
}

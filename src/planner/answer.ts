import { type Certificate, certifyPlan, describeCertificate } from './certificate.ts'
import { countLeftOut, describeStop, explainLines, type LeftOutReason, type LineReason } from './explain.ts'
import type { Market, Rules } from './problem.ts'
import { solvePlan } from './solve.ts'

export interface PlanTask {
  market: Market
  rules: Rules
}

/** A plan with everything that is said of it, as plain data: it crosses threads. */
export interface PlanAnswer {
  lines: LineReason[]
  score: number
  totalCents: number
  /** By medium, lines that cannot be had. */
  missing: number[]
  /** Of the cheapest plan that would have all lines; null where there are too few spaces. */
  cheapestCents: number | null
  leftOut: Record<LeftOutReason, number>
  stop: string
  certificate: Certificate & { says: string }
}

export function answerPlan({ market, rules }: PlanTask): PlanAnswer {
  const plan = solvePlan(market, rules)
  const certificate = certifyPlan(market, plan)
  const { score, totalCents, missing, cheapestCents } = plan
  return {
    lines: explainLines(market, plan),
    score,
    totalCents,
    missing,
    cheapestCents,
    leftOut: countLeftOut(market, plan),
    stop: describeStop(plan),
    certificate: { ...certificate, says: describeCertificate(certificate) },
  }
}

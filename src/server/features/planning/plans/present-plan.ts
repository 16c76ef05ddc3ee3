import type { PlanInputs, PlanLine, SolvedPlan } from '#contract/planning/plans.ts'
import { toDate } from '#domain/dates.ts'
import { describeLine, describeShortfall, listLeftOut } from '#domain/planning/plan-words.ts'
import { sumByBasis } from '#domain/planning/totals.ts'
import { required } from '#domain/required.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import type { PlanAnswer } from '#planner/answer.ts'
import type { LineReason } from '#planner/explain.ts'
import { SCORE_VERSION } from '#planner/weights.ts'
import { basisOf } from '#search/audience-code.ts'
import type { Candidates } from '#search/candidates.ts'
import type { AppContext } from '../../../context.ts'
import type { PlanArea } from './read-area.ts'
import type { PricedMarket } from './to-market.ts'

interface Solved {
  inputs: PlanInputs
  place: PlanArea
  found: Candidates
  priced: PricedMarket
  answer: PlanAnswer
}

export async function presentPlan({ search }: AppContext, solved: Solved): Promise<SolvedPlan> {
  const { inputs, place, found, priced, answer } = solved
  const { costs, ids } = priced.market.candidates
  const shown = answer.lines.flatMap(({ row, runnerUp }) => (runnerUp ? [row, runnerUp.row] : [row]))
  const listings = await search.get([...new Set(shown.map((row) => required(ids[row])))])
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  const lines = answer.lines.flatMap((line) => presentLine(solved, line, byId))
  const missing = AD_TYPES.flatMap((adType, medium) => {
    const short = required(answer.missing[medium])
    return short > 0 ? [{ adType, lines: short }] : []
  })
  const leastCents = costs.length > 0 ? costs.reduce((least, cost) => Math.min(least, cost)) : null
  return {
    place: place.name,
    from: inputs.from,
    to: inputs.to,
    budgetCents: Math.round(inputs.budget * 100),
    totalCents: answer.totalCents,
    lines,
    stop: answer.stop,
    shortfall: describeShortfall({ ...answer, lines: lines.length, missing, leastCents }),
    missing,
    totals: sumByBasis(lines),
    leftOut: listLeftOut({ ...found.leftOut, ...answer.leftOut, noFigure: priced.withoutFigure }),
    certificate:
      lines.length > 0 ? { percent: answer.certificate.percent, says: answer.certificate.says } : null,
    scoreVersion: SCORE_VERSION,
  }
}

type Listings = ReadonlyMap<number, PlanLine['listing']>

/** None where the space was withdrawn a moment ago. */
function presentLine(
  { found: { rows }, priced, answer }: Solved,
  line: LineReason,
  byId: Listings,
): PlanLine[] {
  const { ids } = priced.market.candidates
  const listing = byId.get(required(ids[line.row]))
  const at = required(priced.rows[line.row])
  const basis = basisOf(required(rows.audienceCodes[at]))
  if (!listing || basis === null) return []
  const toPercent = (gain: number) => (answer.score > 0 ? (100 * gain) / answer.score : 0)
  const { runnerUp } = line
  const other = runnerUp && byId.get(required(ids[runnerUp.row]))
  return [
    {
      listing,
      first: toDate(required(rows.firsts[at])),
      last: toDate(required(rows.lasts[at])),
      totalCents: line.cents,
      contacts: Math.round(required(rows.contacts[at])),
      basis,
      isPinned: line.isPinned,
      why: describeLine({
        ...line,
        adType: listing.adType,
        percent: toPercent(line.gain),
        runnerUp:
          runnerUp && other
            ? { title: other.title, percent: toPercent(runnerUp.gain), totalCents: runnerUp.cents }
            : null,
      }),
    },
  ]
}

import type { PlanInputs, PlanLine, SolvedPlan } from '#contract/planning/plans.ts'
import { toCents } from '#domain/booking/price/cents.ts'
import { toDate } from '#domain/dates.ts'
import {
  describeLine,
  describeSellerLimit,
  describeShortfall,
  listLeftOut,
} from '#domain/planning/plan-words.ts'
import { findNearestShops } from '#domain/planning/shops.ts'
import { sumByBasis } from '#domain/planning/totals.ts'
import { required } from '#domain/required.ts'
import { AD_TYPES, type AdType } from '#domain/vocabulary.ts'
import type { AnsweredLine, PlanAnswer } from '#planner/answer.ts'
import { SCORE_VERSION } from '#planner/weights.ts'
import { basisOf } from '#search/audience-code.ts'
import type { AppContext } from '../../../context.ts'
import { listUnavailable } from './check-pins.ts'
import type { PreparedPlan } from './prepare-task.ts'

interface Solved extends Pick<PreparedPlan, 'place' | 'found' | 'shops'> {
  inputs: PlanInputs
  answer: PlanAnswer
}

/** Everything that is said of the lines that are still there: sums are theirs. */
export async function presentPlan(context: AppContext, solved: Solved): Promise<SolvedPlan> {
  const { inputs, place, found, answer, shops } = solved
  const presented = await presentLines(context, answer)
  const lines = presented.map((line) => ({
    ...line,
    nearestShops: findNearestShops(line.listing.coordinates, shops),
  }))
  // a space that was withdrawn a moment ago
  const isWhole = lines.length === answer.lines.length
  const totalCents = lines.reduce((sum, line) => sum + line.totalCents, 0)
  const missing = byMedium(answer.missing, (adType, short) => ({ adType, lines: short }))
  const unmetShares = byMedium(answer.unmetCents, (adType, cents) => ({ adType, cents: Math.ceil(cents) }))
  const { leastCents, cheapestCents, certificate } = answer
  return {
    place: place.name,
    from: inputs.from,
    to: inputs.to,
    budgetCents: toCents(inputs.budget),
    totalCents,
    lines,
    stop: isWhole ? answer.stop : 'A space of this plan was taken down a moment ago. Ask again.',
    shortfall: describeShortfall({
      lines: lines.length,
      totalCents,
      missing,
      unmetShares,
      cheapestCents,
      leastCents,
    }),
    neededCents: lines.length > 0 || leastCents === null ? null : neededFor(leastCents, inputs),
    missing,
    unmetShares,
    unavailable: await listUnavailable(context, inputs, found.pins),
    sellerLimit: presentSellerLimit(inputs, answer),
    totals: sumByBasis(lines),
    residents: place.residents,
    leftOut: listLeftOut({ ...found.leftOut, ...answer.leftOut, noFigure: answer.withoutFigure }),
    certificate:
      isWhole && lines.length > 0 ? { percent: certificate.percent, says: certificate.says } : null,
    scoreVersion: SCORE_VERSION,
  }
}

/** Where one seller may have a share of the budget alone, the cheapest space needs more than it costs. */
function neededFor(leastCents: number, { sellerShare }: PlanInputs): number {
  return Math.ceil((leastCents * 100) / sellerShare)
}

function byMedium<T>(amounts: readonly number[], present: (adType: AdType, amount: number) => T): T[] {
  return AD_TYPES.flatMap((adType, medium) => {
    const amount = required(amounts[medium])
    return amount > 0 ? [present(adType, amount)] : []
  })
}

function presentSellerLimit(
  { sellerShare }: PlanInputs,
  { sellerCents, leftOut }: PlanAnswer,
): SolvedPlan['sellerLimit'] {
  if (sellerCents === null || leftOut.seller === 0) return null
  const limit = { cents: Math.floor(sellerCents), spaces: leftOut.seller }
  return { percent: sellerShare, ...limit, says: describeSellerLimit(limit) }
}

type PresentedLine = Omit<PlanLine, 'nearestShops'>

async function presentLines({ search }: AppContext, answer: PlanAnswer): Promise<PresentedLine[]> {
  const shown = answer.lines.flatMap(({ id, runnerUp }) => (runnerUp ? [id, runnerUp.id] : [id]))
  const listings = await search.get([...new Set(shown)])
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  return answer.lines.flatMap((line) => presentLine(answer, line, byId))
}

/** None where the space was withdrawn a moment ago. */
function presentLine(
  { score }: PlanAnswer,
  line: AnsweredLine,
  byId: ReadonlyMap<number, PlanLine['listing']>,
): PresentedLine[] {
  const listing = byId.get(line.id)
  if (!listing) return []
  const toPercent = (gain: number) => (score > 0 ? (100 * gain) / score : 0)
  const { runnerUp } = line
  const other = runnerUp && byId.get(runnerUp.id)
  const reason = {
    percent: toPercent(line.gain),
    isOnly: line.isOnly,
    runnerUp:
      runnerUp && other
        ? { title: other.title, percent: toPercent(runnerUp.gain), totalCents: runnerUp.cents }
        : null,
  }
  return [
    {
      listing,
      first: toDate(line.first),
      last: toDate(line.last),
      totalCents: line.cents,
      contacts: Math.round(line.contacts),
      basis: basisOf(line.audienceCode),
      isPinned: line.isPinned,
      why: describeLine({ ...line, ...reason, adType: listing.adType }),
      reason,
    },
  ]
}

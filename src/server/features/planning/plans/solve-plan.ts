import type { PlanInputs, SolvedPlan } from '#contract/planning/plans.ts'
import { toDayNumber } from '#domain/dates.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import type { PlanAnswer } from '#planner/answer.ts'
import { toRules } from '#planner/rules.ts'
import { CATCHMENT_KM } from '#planner/spread.ts'
import { type Candidates, listCandidates } from '#search/candidates.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { PlannerBusyError } from '../../../platform/planner/planner-thread.ts'
import { presentPlan } from './present-plan.ts'
import { type PlanArea, readArea, widen } from './read-area.ts'
import { toMarket } from './to-market.ts'

const MAX_DAYS = 366

/** A plan for a budget, from what can be had now; nothing is stored or reserved. */
export async function solvePlan(context: AppContext, inputs: PlanInputs): Promise<SolvedPlan> {
  checkDays(inputs, toMarketDate(context.now()))
  const place = await readArea(context, inputs)
  const found = await findCandidates(context, inputs, place)
  const points = context.gazetteer().listZipPeople(widen(place.bounds, CATCHMENT_KM.road))
  const priced = toMarket(found.rows, { points, audiences: inputs.audiences })
  const { ids } = priced.market.candidates
  const rules = toRules({
    budgetCents: Math.round(inputs.budget * 100),
    media: inputs.media,
    sellerShare: inputs.sellerShare,
    pinned: inputs.pinned.flatMap((id) => (ids.includes(id) ? ids.indexOf(id) : [])),
  })
  const answer = await solve(context, { market: priced.market, rules })
  return presentPlan(context, { inputs, place, found, priced, answer })
}

function checkDays({ from, to }: PlanInputs, today: string): void {
  const refuse = (field: string, message: string) =>
    new AppError('invalid-input', { message, fields: { [field]: message } })
  if (from < today) throw refuse('from', 'The first day is over. Choose a day from today on.')
  if (toDayNumber(to) - toDayNumber(from) >= MAX_DAYS) throw refuse('to', 'Plan at most a year at once.')
}

async function findCandidates(
  { search, now }: AppContext,
  { from, to, media, refused }: PlanInputs,
  { area }: PlanArea,
): Promise<Candidates> {
  const named = media.length > 0 ? media.map(({ adType }) => adType) : AD_TYPES
  const adTypes = named.filter((adType) => !refused.adTypes.includes(adType))
  const index = await search.openIndex()
  const found = listCandidates(index, {
    area,
    days: {
      first: toDayNumber(from),
      last: toDayNumber(to),
      now: now().getTime(),
      today: toDayNumber(toMarketDate(now())),
    },
    adTypes,
    barred: { sellers: new Set(refused.sellers), ids: new Set(refused.listings) },
  })
  if (found === null) throw new AppError('area-too-large')
  return found
}

async function solve(
  { planner }: AppContext,
  task: Parameters<AppContext['planner']['solve']>[0],
): Promise<PlanAnswer> {
  try {
    return await planner.solve(task)
  } catch (error) {
    if (error instanceof PlannerBusyError) throw new AppError('unavailable')
    throw error
  }
}

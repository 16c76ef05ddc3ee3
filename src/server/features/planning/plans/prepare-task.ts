import type { PlanInputs } from '#contract/planning/plans.ts'
import type { Shop } from '#contract/planning/shops.ts'
import { AUDIENCE_TRUST } from '#domain/audience-trust.ts'
import { toCents } from '#domain/booking/price/cents.ts'
import { toDayNumber } from '#domain/dates.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { KM_PER_MILE } from '#domain/geo.ts'
import { MAX_PLAN_DAYS } from '#domain/planning/limits.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import type { PlanTask } from '#planner/answer.ts'
import { CATCHMENT_KM } from '#planner/spread.ts'
import { AUDIENCE_CODES, basisOf } from '#search/audience-code.ts'
import { type Candidates, candidateSteps, toAudienceBits } from '#search/candidates.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { runInTurns } from '../../../platform/http/run-in-turns.ts'
import { listShops } from '../shops/list-shops.ts'
import { checkPins } from './check-pins.ts'
import { type PlanArea, readArea, widen } from './read-area.ts'

/** What is asked, and whose shops count; null: nobody's. */
export interface PlanRequest {
  inputs: PlanInputs
  ownerId: number | null
}

/** What the planner is asked, and what is known beside it. */
export interface PreparedPlan {
  task: PlanTask
  place: PlanArea
  found: Pick<Candidates, 'leftOut' | 'pins'>
  /** Of whoever asks. */
  shops: readonly Shop[]
}

/** Reads what can be had now; nothing is stored or reserved. */
export async function prepareTask(
  context: AppContext,
  { inputs, ownerId }: PlanRequest,
): Promise<PreparedPlan> {
  checkDays(inputs, toMarketDate(context.now()))
  const shops = ownerId === null ? [] : await listShops(context.db, ownerId)
  checkShops(inputs, shops)
  const place = await readArea(context, inputs)
  const { rows, ...found } = await findCandidates(context, inputs, place)
  checkPins(inputs, found.pins)
  const task = {
    rows,
    people: listPeople(context, place),
    trusts: TRUSTS,
    wantedAudiences: toAudienceBits(inputs.audiences),
    ...(inputs.goal && { goal: inputs.goal }),
    ...(inputs.shopMiles !== undefined && {
      shops: { points: shops.map(({ lat, lng }) => ({ lat, lng })), km: inputs.shopMiles * KM_PER_MILE },
    }),
    pinned: inputs.pinned,
    wanted: {
      budgetCents: toCents(inputs.budget),
      media: inputs.media,
      sellerShare: inputs.sellerShare,
    },
  }
  return { task, place, found, shops }
}

function listPeople({ gazetteer }: AppContext, { bounds }: PlanArea): PlanTask['people'] {
  const found = gazetteer().listZipPeople(widen(bounds, CATCHMENT_KM.road))
  return {
    lats: Float64Array.from(found, ({ lat }) => lat),
    lngs: Float64Array.from(found, ({ lng }) => lng),
    people: Float64Array.from(found, ({ people }) => people),
  }
}

/** By audience code. */
const TRUSTS = Float64Array.from({ length: AUDIENCE_CODES }, (_, code) => {
  const basis = basisOf(code)
  return basis === null ? 0 : AUDIENCE_TRUST[basis]
})

function refuse(field: string, message: string): AppError {
  return new AppError('invalid-input', { message, fields: { [field]: message } })
}

function checkShops({ shopMiles }: PlanInputs, shops: readonly Shop[]): void {
  if (shopMiles !== undefined && shops.length === 0)
    throw refuse('shopMiles', 'Add your shops first: sign in and open My shops.')
}

function checkDays({ from, to }: PlanInputs, today: string): void {
  if (from < today) throw refuse('from', 'The first day is over. Choose a day from today on.')
  if (toDayNumber(to) - toDayNumber(from) >= MAX_PLAN_DAYS) throw refuse('to', 'Plan at most a year at once.')
}

async function findCandidates(
  { search, now }: AppContext,
  { from, to, media, refused, pinned }: PlanInputs,
  { area }: PlanArea,
): Promise<Candidates> {
  const named = media.length > 0 ? media.map(({ adType }) => adType) : AD_TYPES
  const index = await search.openIndex()
  const steps = candidateSteps(index, {
    area,
    days: {
      first: toDayNumber(from),
      last: toDayNumber(to),
      now: now().getTime(),
      today: toDayNumber(toMarketDate(now())),
    },
    adTypes: named.filter((adType) => !refused.adTypes.includes(adType)),
    barred: { sellers: new Set(refused.sellers), ids: new Set(refused.listings) },
    pinned: new Set(pinned),
  })
  const found = await runInTurns(steps)
  if (found === null) throw new AppError('area-too-large')
  return found
}

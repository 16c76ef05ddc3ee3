import type { PlanInputs, SolvedPlan } from '#contract/planning/plans.ts'
import { toCents } from '#domain/booking/price/cents.ts'
import {
  describePinsOverBudget,
  describeTooManyPins,
  UNAVAILABLE_WORDS,
} from '#domain/planning/plan-words.ts'
import type { Candidates } from '#search/candidates.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'

type Pins = Candidates['pins']

/** @throws AppError where what is to be kept contradicts the budget or a count */
export function checkPins(inputs: PlanInputs, pins: Pins): void {
  const kept = [...pins.values()].filter((pin) => typeof pin !== 'string')
  const cents = kept.reduce((sum, pin) => sum + pin.cents, 0)
  const budgetCents = toCents(inputs.budget)
  if (cents > budgetCents) throw refuse(describePinsOverBudget(cents, budgetCents))
  for (const { adType, count } of inputs.media) {
    const same = kept.filter((pin) => pin.adType === adType).length
    if (count !== undefined && same > count) throw refuse(describeTooManyPins(adType, same, count))
  }
}

function refuse(message: string): AppError {
  return new AppError('invalid-input', { message, fields: { pinned: message } })
}

/** Spaces to be kept that are not in the plan, and why. */
export async function listUnavailable(
  { search }: AppContext,
  { pinned }: PlanInputs,
  pins: Pins,
): Promise<SolvedPlan['unavailable']> {
  const missed = pinned.filter((id) => typeof (pins.get(id) ?? '') === 'string')
  if (missed.length === 0) return []
  const titles = new Map((await search.get(missed)).map(({ id, title }) => [id, title]))
  return missed.map((id) => {
    const pin = pins.get(id)
    const reason = typeof pin === 'string' ? pin : titles.has(id) ? 'elsewhere' : 'gone'
    return { listingId: id, title: titles.get(id) ?? null, why: UNAVAILABLE_WORDS[reason] }
  })
}

import type { PlanBrief } from '#assistant/planning/plan-brief.ts'
import { PlanInputs } from '#contract/planning/plans.ts'
import { required } from '#domain/required.ts'
import { AppError } from '../../../platform/http/app-error.ts'

/** What the planner is asked. @param limit US dollars, instead of the budget @throws AppError `invalid-input` */
export function toPlanInputs(
  { place, from, to, budget, media, refusedTypes, keep, not }: PlanBrief,
  limit?: number,
): PlanInputs {
  const inputs = PlanInputs.safeParse({
    place,
    from,
    to,
    budget: limit ?? budget,
    media,
    pinned: keep,
    refused: { adTypes: refusedTypes, sellers: [], listings: not },
  })
  if (!inputs.success)
    throw new AppError('invalid-input', { message: required(inputs.error.issues[0]).message })
  return inputs.data
}

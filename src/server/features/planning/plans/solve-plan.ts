import type { PlanCurve, SolvedPlan } from '#contract/planning/plans.ts'
import { SCORE_VERSION } from '#planner/weights.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { PlannerBusyError } from '../../../platform/planner/planner-thread.ts'
import { listUnavailable } from './check-pins.ts'
import { type PlanRequest, prepareTask } from './prepare-task.ts'
import { presentPlan } from './present-plan.ts'

export const PLANS_PER_ASKER: Limit = { name: 'plans:solve', max: 20, perSeconds: 60 }

/** A plan for a budget; given up when the signal says that nobody waits for it. */
export async function solvePlan(
  context: AppContext,
  request: PlanRequest,
  signal?: AbortSignal,
): Promise<SolvedPlan> {
  const { inputs } = request
  const prepared = await prepareTask(context, request)
  const answer = await wait(context.planner.solve(prepared.task, signal))
  return presentPlan(context, { inputs, answer, ...prepared })
}

/** What more money brings: plans for twelve budgets. */
export async function drawCurve(
  context: AppContext,
  request: PlanRequest,
  signal?: AbortSignal,
): Promise<PlanCurve> {
  const { inputs } = request
  const { task, place, found } = await prepareTask(context, request)
  const { points, entry, solid, saturated } = await wait(context.planner.curve(task, signal))
  return {
    place: place.name,
    from: inputs.from,
    to: inputs.to,
    points: points.map(({ budgetCents, totalCents, ids, share, percent }) => ({
      budgetCents,
      totalCents,
      listingIds: ids,
      share: Math.round(share * 1000) / 10,
      certificate: percent,
    })),
    entry,
    solid,
    saturated,
    unavailable: await listUnavailable(context, inputs, found.pins),
    scoreVersion: SCORE_VERSION,
  }
}

async function wait<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof PlannerBusyError) throw new AppError('unavailable', { cause: error })
    throw error
  }
}

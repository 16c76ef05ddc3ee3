import type { PlanInputs, SolvedPlan } from '#contract/planning/plans.ts'

/**
 * A plan for who asks (a rate limit key), for features that know no planning: the root gives it to them. Given up when the
 * signal says that nobody waits for it.
 * @throws AppError as `POST /api/plans/solve` refuses
 */
export type SolvePlan = (inputs: PlanInputs, asker: string, signal?: AbortSignal) => Promise<SolvedPlan>

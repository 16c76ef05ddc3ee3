import type { QueryClient } from '@tanstack/react-query'
import { loadOr404 } from '#web/platform/load-or-404.ts'
import { parsePlanSearch, toPlanInputs } from './plan-search.ts'
import { planQuery, plansQuery, solvedPlanQuery } from './queries.ts'

/** What the pages of plans load; asked for with them, so that no other page carries it. The pages themselves show a failure. */
export async function loadPlans(queryClient: QueryClient): Promise<void> {
  await queryClient.query(plansQuery).catch(() => null)
}

export async function loadPlan(queryClient: QueryClient, id: string): Promise<void> {
  await loadOr404(queryClient, planQuery(id))
}

export async function loadSolved(queryClient: QueryClient, raw: object): Promise<void> {
  const search = parsePlanSearch({ ...raw })
  if (toPlanInputs(search)) await queryClient.prefetchQuery(solvedPlanQuery(search))
}

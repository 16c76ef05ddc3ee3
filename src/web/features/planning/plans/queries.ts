import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'
import { type PlanSearch, toPlanInputs } from './plan-search.ts'

/** My plans, the last changed first. */
export const plansQuery = queryOptions({
  queryKey: ['plans', 'list'] as const,
  queryFn: ({ signal }) => api('GET /api/plans', { signal }),
})

export function planQuery(id: string) {
  return queryOptions({
    queryKey: ['plans', 'one', Number(id)] as const,
    queryFn: ({ signal }) => api('GET /api/plans/:id', { params: { id: Number(id) }, signal }),
  })
}

/** What the planner answers; nothing is asked while something is missing. */
export function solvedPlanQuery(search: PlanSearch) {
  const inputs = toPlanInputs(search)
  return queryOptions({
    queryKey: ['plans', 'solved', inputs] as const,
    queryFn: ({ signal }) => {
      if (!inputs) throw new Error('A plan is asked for without place, dates or budget')
      return api('POST /api/plans/solve', { body: inputs, signal })
    },
    enabled: inputs !== null,
    staleTime: 60_000,
  })
}

/** Plans for twelve budgets around the one asked for. */
export function planCurveQuery(search: PlanSearch) {
  const inputs = toPlanInputs(search)
  return queryOptions({
    queryKey: ['plans', 'curve', inputs] as const,
    queryFn: ({ signal }) => {
      if (!inputs) throw new Error('A curve is asked for without place, dates or budget')
      return api('POST /api/plans/curve', { body: inputs, signal })
    },
    enabled: inputs !== null,
    staleTime: 60_000,
  })
}

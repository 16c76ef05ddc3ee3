import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Import } from '#contract/listings/imports.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { type Plan, withoutBlanks } from './column-plan.ts'
import { importQuery } from './queries.ts'

/** Reads the file by another plan: every row is checked again. */
export function usePlan({ id }: Import) {
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (plan: Plan) =>
      api('PUT /api/imports/:id/plan', { params: { id: String(id) }, body: withoutBlanks(plan) }),
    onSuccess: (next) => queryClient.setQueryData(importQuery(String(id)).queryKey, next),
  })
  const problem = save.error instanceof ApiError ? save.error.message : save.error && 'Please try again.'
  return { save, problem }
}

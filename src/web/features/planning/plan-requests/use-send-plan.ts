import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { PlanRequestInput } from '#contract/planning/plan-requests.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { useOnce } from '#web/platform/use-once.ts'
import { requestQuery } from './queries.ts'

/** Sends everything once, and leads to the plan, which shows what becomes of it. */
export function useSendPlan(planId: number, onSent: () => void) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const send = useOnce((body: PlanRequestInput, headers) =>
    api('POST /api/plans/:id/requests', { params: { id: planId }, body, headers }),
  )
  return useMutation({
    mutationFn: send,
    onSuccess: async (sent) => {
      onSent()
      // how often it was read is counted anew
      queryClient.removeQueries({ queryKey: requestQuery(planId).queryKey })
      queryClient.setQueryData(requestQuery(planId).queryKey, sent)
      void queryClient.invalidateQueries({ queryKey: ['bookings'] })
      await navigate({ to: '/plans/$id', params: { id: String(planId) } })
    },
    onError: (error) => {
      // the plan is another by now: its terms are read again
      if (error instanceof ApiError && error.status === 409)
        void queryClient.invalidateQueries({ queryKey: ['plans', 'preview', planId] })
    },
  })
}

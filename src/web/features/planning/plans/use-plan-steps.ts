import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { api } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'
import { describeOrdered, withoutLine } from './plan-words.ts'
import { planQuery } from './queries.ts'

/** What its owner does with a plan; each answer is the plan as it then stands. */
export function usePlanSteps(id: number) {
  const queryClient = useQueryClient()
  const show = (plan: SavedPlan) => {
    queryClient.setQueryData(planQuery(String(id)).queryKey, plan)
    void queryClient.invalidateQueries({ queryKey: ['plans', 'list'] })
  }
  // what was read stays as it was priced
  const patch = (change: (plan: SavedPlan) => SavedPlan) => {
    const plan = queryClient.getQueryData(planQuery(String(id)).queryKey)
    if (plan) show(change(plan))
  }
  const change = useMutation({
    mutationFn: (body: { name?: string; budget?: number | null }) =>
      api('PATCH /api/plans/:id', { params: { id }, body }),
    onSuccess: (head) => patch((plan) => ({ ...plan, ...head })),
  })
  const removeLine = useMutation({
    mutationFn: (lineId: number) => api('DELETE /api/plans/:id/lines/:lineId', { params: { id, lineId } }),
    onSuccess: (_, lineId) => patch((plan) => withoutLine(plan, lineId)),
  })
  const order = useMutation({
    mutationFn: () => api('POST /api/plans/:id/order', { params: { id } }),
    onSuccess: (done) => {
      show(done.plan)
      void queryClient.invalidateQueries({ queryKey: ['bookings'] })
      toast({ title: describeOrdered(done) })
    },
  })
  return { change, removeLine, order, show }
}

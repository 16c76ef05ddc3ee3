import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RequestedChange } from '#contract/booking/booking-changes.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import type { ProblemInput } from '#contract/booking/disputes.ts'
import { announceDone } from '#web/booking-parts/just-done.ts'
import { api } from '#web/platform/api.ts'
import { useOnce } from '#web/platform/use-once.ts'

/** What is wrong becomes a change that the seller agrees to, or a dispute. */
type Report = { words: string; change?: RequestedChange | undefined; problem?: ProblemInput | undefined }

export function useReportProblem({ id, version }: Pick<Booking, 'id' | 'version'>, onDone: () => void) {
  const queryClient = useQueryClient()
  const params = { id }
  const send = useOnce(async ({ words: reason, change, problem }: Report, headers) => {
    if (change) {
      await api('POST /api/bookings/:id/changes', {
        params,
        body: { version, asked: change, reason },
        headers,
      })
      return 'Sent. The booking stays as it is until both agree'
    }
    await api('POST /api/bookings/:id/disputes', {
      params,
      body: { reason, ...(problem && { problem }) },
      headers,
    })
    return 'The dispute is open. The other side answers first'
  })
  return useMutation({
    mutationFn: send,
    onSuccess: (done) => {
      announceDone(id, done)
      onDone()
    },
    onSettled: () => {
      for (const key of ['bookings', 'conversations']) void queryClient.invalidateQueries({ queryKey: [key] })
    },
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'
import { useOnce } from '#web/platform/use-once.ts'

export type DisputeAct =
  | { step: 'open'; reason: string }
  | { step: 'answer'; answer: string }
  | { step: 'withdraw' }

export type DisputeStep = DisputeAct['step']

/** Opens, answers or withdraws a dispute; the booking is read again, whatever comes of it. */
export function useDisputeStep(bookingId: number, onDone: () => void) {
  const queryClient = useQueryClient()
  const params = { id: bookingId }
  const send = useOnce((act: DisputeAct, headers) =>
    act.step === 'open'
      ? api('POST /api/bookings/:id/disputes', { params, body: { reason: act.reason }, headers })
      : api('POST /api/bookings/:id/disputes/answers', { params, body: act, headers }),
  )
  return useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['bookings'] })
      void queryClient.invalidateQueries({ queryKey: ['conversations'] })
    },
  })
}

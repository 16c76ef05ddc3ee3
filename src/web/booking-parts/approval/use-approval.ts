import { useMutation } from '@tanstack/react-query'
import type { Booking } from '#contract/booking/bookings.ts'
import type { ApprovalDecisionInput, ApprovalInput } from '#contract/booking/bookings-approvals.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { useOnce } from '#web/platform/use-once.ts'
import { announceDone } from '../just-done.ts'
import { useFreshBooking } from '../use-fresh-booking.ts'

export function useAskForApproval({ id }: Pick<Booking, 'id'>, onAsked: () => void) {
  const refresh = useFreshBooking()
  return useMutation({
    mutationFn: useOnce((body: ApprovalInput, headers) =>
      api('POST /api/bookings/:id/approvals', { params: { id }, body, headers }),
    ),
    onSuccess: () => {
      refresh()
      announceDone(id, 'Your colleagues are asked')
      onAsked()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) refresh()
    },
  })
}

export function useDecideApproval({ id }: Pick<Booking, 'id'>, onDone: () => void) {
  const refresh = useFreshBooking()
  const send = useOnce((body: ApprovalDecisionInput, headers) =>
    api('POST /api/bookings/:id/approvals/decisions', { params: { id }, body, headers }),
  )
  return useMutation({
    mutationFn: send,
    onSuccess: (_, { decision }) => {
      refresh()
      announceDone(id, decision === 'approved' ? 'Approved and sent' : 'Declined')
      onDone()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) refresh()
    },
  })
}

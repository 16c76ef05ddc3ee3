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

type Unsaid<Input> = Input extends unknown ? Omit<Input, 'message'> : never

/** For the dialog of a step that was refused: the same is asked of colleagues, with a note. */
export function useAskInstead(booking: Pick<Booking, 'id'>, onAsked: () => void) {
  const { mutate, isPending, error } = useAskForApproval(booking, onAsked)
  return {
    of: (input: Unsaid<ApprovalInput>) => ({
      mutate: (message: string) => mutate({ ...input, message } as ApprovalInput),
      isPending,
      error,
    }),
  }
}

interface DecideInput {
  askingId: number
  /** Null: of a proposal. */
  bookingId: number | null
  onDone?: () => void
}

export function useDecideApproval({ askingId, bookingId, onDone }: DecideInput) {
  const refresh = useFreshBooking()
  const send = useOnce((body: ApprovalDecisionInput, headers) =>
    api('POST /api/my/approvals/:id/decisions', { params: { id: askingId }, body, headers }),
  )
  return useMutation({
    mutationFn: send,
    onSuccess: (_, { decision }) => {
      refresh()
      announceDone(bookingId ?? 0, decision === 'approved' ? 'Approved and sent' : 'Declined')
      onDone?.()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) refresh()
    },
  })
}

/** By whoever has asked. */
export function useTakeBack({ askingId, bookingId }: DecideInput) {
  const refresh = useFreshBooking()
  const send = useOnce((_: null, headers) =>
    api('POST /api/my/approvals/:id/withdrawals', { params: { id: askingId }, headers }),
  )
  return useMutation({
    mutationFn: () => send(null),
    onSuccess: () => {
      refresh()
      announceDone(bookingId ?? 0, 'Taken back')
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) refresh()
    },
  })
}

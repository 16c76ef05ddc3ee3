import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RequestedChange } from '#contract/booking/booking-changes.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { announceDone } from '#web/booking-parts/just-done.ts'
import { useFreshBooking } from '#web/booking-parts/use-fresh-booking.ts'
import { api } from '#web/platform/api.ts'
import { useOnce } from '#web/platform/use-once.ts'
import { changesQuery } from './queries.ts'

export type ChangeAct =
  | { step: 'propose'; version: number; asked: RequestedChange; reason: string }
  | { step: 'accept'; sha256: string }
  | { step: 'decline'; reason: string }
  | { step: 'withdraw' }

const DONE: Record<ChangeAct['step'], string> = {
  propose: 'Sent. The booking stays as it is until both agree',
  accept: 'Agreed. The new terms hold',
  decline: 'Declined. The booking stays as it is',
  withdraw: 'Withdrawn. The booking stays as it is',
}

/** Asks for a change or answers one; booking and changes are read again, whatever comes of it. */
export function useChangeStep({ id }: Pick<Booking, 'id'>, onDone: () => void) {
  const queryClient = useQueryClient()
  const refresh = useFreshBooking()
  const params = { id }
  const send = useOnce((act: ChangeAct, headers) => {
    if (act.step !== 'propose')
      return api('POST /api/bookings/:id/changes/answers', { params, body: act, headers })
    const { step: _, ...body } = act
    return api('POST /api/bookings/:id/changes', { params, body, headers })
  })
  return useMutation({
    mutationFn: send,
    onSuccess: (changes, { step }) => {
      queryClient.setQueryData(changesQuery(id).queryKey, changes)
      announceDone(id, DONE[step])
      onDone()
    },
    onSettled: refresh,
  })
}

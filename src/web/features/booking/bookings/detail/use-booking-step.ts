import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Booking, StepInput } from '#contract/booking/bookings.ts'
import { announceDone } from '#web/booking-parts/just-done.ts'
import { useFreshBooking } from '#web/booking-parts/use-fresh-booking.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { useOnce } from '#web/platform/use-once.ts'
import { bookingQuery } from './queries.ts'

/** Takes a step of a booking as it is shown; what it changes is read again, a refused step's booking too. */
export function useBookingStep({ id }: Pick<Booking, 'id'>, done: string, onDone: () => void) {
  const queryClient = useQueryClient()
  const refresh = useFreshBooking()
  const send = useOnce((body: StepInput, headers) =>
    api('POST /api/bookings/:id/steps', { params: { id }, body, headers }),
  )
  return useMutation({
    mutationFn: send,
    onSuccess: (booking) => {
      queryClient.setQueryData(bookingQuery(String(id)).queryKey, booking)
      refresh()
      announceDone(id, done)
      onDone()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) refresh()
    },
  })
}

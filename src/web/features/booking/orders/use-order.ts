import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Booking, DraftInput, StepInput } from '#contract/booking/bookings.ts'
import { describeGoneExtras, withoutGone } from '#web/booking-parts/gone-extras.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { useOnce } from '#web/platform/use-once.ts'
import { toast } from '#web/ui/toast.ts'
import { orderQuery } from './queries.ts'

/** Reads the order and every list of bookings again. */
function useFreshOrder() {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: ['bookings'] })
}

function useStep({ id }: Pick<Booking, 'id'>) {
  return useOnce((body: StepInput, headers) =>
    api('POST /api/bookings/:id/steps', { params: { id }, body, headers }),
  )
}

/** Takes a step with a draft of the order; what was refused because something changed is read again. */
export function useDraftStep(booking: Pick<Booking, 'id'>, onPlaced: (booking: Booking) => void) {
  const refresh = useFreshOrder()
  return useMutation({
    mutationFn: useStep(booking),
    onSuccess: (placed) => {
      onPlaced(placed)
      refresh()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) refresh()
    },
  })
}

/** Puts other dates in the place of a draft. */
export function useOtherDates(booking: Booking) {
  const { version, request, listing } = booking
  const queryClient = useQueryClient()
  const add = useOnce((body: DraftInput, headers) => api('POST /api/orders/items', { body, headers }))
  const take = useStep(booking)
  return useMutation({
    mutationFn: async ({ first, last }: { first: string; last: string }) => {
      const other: DraftInput = { ...request, listingId: listing.id, from: first, to: last }
      const { gone } = await withoutGone(other, add)
      if (gone.length > 0) toast({ title: describeGoneExtras(gone.length) })
      await take({ step: 'withdraw', version })
      return api('GET /api/orders/current', {})
    },
    onSuccess: (order) => queryClient.setQueryData(orderQuery.queryKey, order),
  })
}

/** Waits for dates that others have; with null waits no longer. */
export function useWaitlist({ id }: Pick<Booking, 'id'>) {
  const refresh = useFreshOrder()
  const send = useOnce((body: { brand?: string } | null, headers) =>
    body
      ? api('POST /api/bookings/:id/waitlist', { params: { id }, body, headers })
      : api('DELETE /api/bookings/:id/waitlist', { params: { id } }),
  )
  return useMutation({ mutationFn: send, onSuccess: refresh })
}

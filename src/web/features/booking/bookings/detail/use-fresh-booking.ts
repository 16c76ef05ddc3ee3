import { useQueryClient } from '@tanstack/react-query'
import type { Booking } from '#contract/booking/bookings.ts'
import { waitsForApproval } from '#web/booking-parts/approval/approval-words.ts'
import { useLive } from '#web/platform/live/live-events.ts'

/** Reads bookings, their money and disputes, and the threads that tell of them again. */
export function useFreshBooking(): () => void {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: ['bookings'] })
    void queryClient.invalidateQueries({ queryKey: ['conversations'] })
  }
}

/** Keeps a booking current: whatever happens to it is told in its conversation, and what colleagues decide by a notice. */
export function useLiveBooking(booking: Booking | undefined): void {
  const refresh = useFreshBooking()
  const conversationId = booking?.conversationId ?? null
  const waits = booking !== undefined && waitsForApproval(booking)
  useLive((event) => {
    const isAboutIt = conversationId !== null && event.conversationId === conversationId
    if (event.kind === 'reset' || (event.kind === 'message' && isAboutIt)) refresh()
    if (event.kind === 'notice' && waits) refresh()
  })
}

import type { Booking } from '#contract/booking/bookings.ts'
import { waitsForApproval } from '#web/booking-parts/approval/approval-words.ts'
import { useFreshBooking } from '#web/booking-parts/use-fresh-booking.ts'
import { useLive } from '#web/platform/live/live-events.ts'

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

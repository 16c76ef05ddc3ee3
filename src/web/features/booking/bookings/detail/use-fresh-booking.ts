import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '#web/platform/live/live-events.ts'

/** Reads bookings, their money and disputes, and the threads that tell of them again. */
export function useFreshBooking(): () => void {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: ['bookings'] })
    void queryClient.invalidateQueries({ queryKey: ['conversations'] })
  }
}

/** Keeps a booking current: whatever happens to it is told in its conversation. */
export function useLiveBooking(conversationId: number | null): void {
  const refresh = useFreshBooking()
  useLive((event) => {
    const isAboutIt = conversationId !== null && event.conversationId === conversationId
    if (event.kind === 'reset' || (event.kind === 'message' && isAboutIt)) refresh()
  })
}

import { useQueryClient } from '@tanstack/react-query'

/** Reads bookings, their money and disputes, and the threads that tell of them again. */
export function useFreshBooking(): () => void {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: ['bookings'] })
    void queryClient.invalidateQueries({ queryKey: ['conversations'] })
  }
}

import { useQueryClient } from '@tanstack/react-query'
import type { Proofs } from '#contract/booking/proofs.ts'
import { proofsQuery } from './queries.ts'

/** Shows what an action has answered, and reads the booking and its thread again. */
export function useFreshProofs(bookingId: number): (proofs: Proofs) => void {
  const queryClient = useQueryClient()
  return (proofs) => {
    queryClient.setQueryData(proofsQuery(bookingId).queryKey, proofs)
    void queryClient.invalidateQueries({ queryKey: ['bookings'] })
    void queryClient.invalidateQueries({ queryKey: ['conversations'] })
  }
}

import { useQueryClient } from '@tanstack/react-query'
import type { Artwork } from '#contract/booking/creatives.ts'
import { artworkQuery } from './queries.ts'

/** Shows what an action has answered, and reads the booking and its thread again. */
export function useFreshArtwork(bookingId: number): (artwork: Artwork) => void {
  const queryClient = useQueryClient()
  return (artwork) => {
    queryClient.setQueryData(artworkQuery(bookingId).queryKey, artwork)
    void queryClient.invalidateQueries({ queryKey: ['bookings'] })
    void queryClient.invalidateQueries({ queryKey: ['conversations'] })
  }
}

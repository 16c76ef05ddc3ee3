import { useQueryClient } from '@tanstack/react-query'
import { VIEWINGS } from './queries.ts'

/** Reads viewings, free times and the threads that tell of them again. */
export function useRefreshViewings(): () => void {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: VIEWINGS })
    void queryClient.invalidateQueries({ queryKey: ['conversations'] })
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '#web/platform/live/live-events.ts'
import { NOTICES_KEY } from './queries.ts'

/** Reads the lists again when a notice comes or is read on another device. */
export function useFreshNotices(): void {
  const queryClient = useQueryClient()
  useLive(({ kind }) => {
    if (kind === 'notice' || kind === 'reset') void queryClient.invalidateQueries({ queryKey: NOTICES_KEY })
  })
}

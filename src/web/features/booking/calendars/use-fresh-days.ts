import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ImportedCalendar } from '#contract/booking/calendars.ts'

/** Calendars are read by a job: once one was, what it takes of the space is asked for again. */
export function useFreshDays(listingId: string, calendars: readonly ImportedCalendar[] | undefined) {
  const queryClient = useQueryClient()
  const read = calendars?.map(({ id, checkedAt }) => `${id} ${checkedAt}`).join()
  const before = useRef(read)
  useEffect(() => {
    if (before.current !== undefined && before.current !== read)
      void queryClient.invalidateQueries({ queryKey: ['own-calendar', listingId] })
    before.current = read
  }, [read, listingId, queryClient])
}

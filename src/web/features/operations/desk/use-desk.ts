import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { deskQuery } from './queries.ts'

/** What waits, asked again after whatever was done on the desk. */
export function useDesk() {
  const queryClient = useQueryClient()
  const isBusy = useIsMutating() > 0
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy) void queryClient.invalidateQueries({ queryKey: deskQuery.queryKey })
    wasBusy.current = isBusy
  }, [isBusy, queryClient])
  return useQuery(deskQuery)
}

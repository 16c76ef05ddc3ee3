import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { meQuery } from '#web/platform/auth/me-query.ts'
import { toast } from '#web/ui/toast.ts'

/** After a change to the account: shows a toast and refetches what depends on it. */
export function useAccountChanged() {
  const queryClient = useQueryClient()
  return useCallback(
    async (message?: string) => {
      if (message) toast({ title: 'Success', description: message })
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['account'] }),
        queryClient.invalidateQueries({ queryKey: meQuery.queryKey }),
      ])
    },
    [queryClient],
  )
}

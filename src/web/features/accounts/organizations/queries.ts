import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Team } from '#contract/accounts/organizations.ts'
import { api } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'

export const teamQuery = queryOptions({
  queryKey: ['team'] as const,
  queryFn: ({ signal }) => api('GET /api/team', { signal }),
})

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token] as const,
    queryFn: ({ signal }) => api('POST /api/invitations', { body: { token }, signal }),
    retry: false,
    // who reads it may sign in meanwhile
    staleTime: 0,
  })

/** Sends a change whose answer is the team as it is now, and says what went wrong. @returns whether it was done */
export function useTeamChange(): (send: () => Promise<Team>, done: string) => Promise<boolean> {
  const queryClient = useQueryClient()
  return async (send, done) => {
    try {
      queryClient.setQueryData(teamQuery.queryKey, await send())
      toast({ title: done })
      return true
    } catch (problem) {
      toast({ title: 'Error', description: (problem as Error).message, variant: 'destructive' })
      void queryClient.invalidateQueries({ queryKey: teamQuery.queryKey })
      return false
    }
  }
}

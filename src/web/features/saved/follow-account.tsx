import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { reportError } from '#web/platform/report-error.ts'
import { leaveAccount } from './leave-account.ts'

/** Mounted once around the app: syncs favorites and saved searches on sign-in, and clears them on sign-out. */
export function FollowAccount() {
  const { user, isLoading } = useAuth()
  const queryClient = useQueryClient()
  const userId = user?.id
  useEffect(() => {
    if (isLoading) return
    // at once: the page drawn next must not show a guest what the account has marked
    if (userId === undefined) return leaveAccount()
    const stay = new AbortController()
    const follow = async () => {
      const { enterAccount } = await import('./sync-favorites.ts')
      await enterAccount(userId, stay.signal)
      await queryClient.invalidateQueries({ queryKey: ['saved'] })
    }
    follow().catch((error) => {
      if (!stay.signal.aborted) reportError(error, 'favorites')
    })
    return () => stay.abort()
  }, [userId, isLoading, queryClient])
  return null
}

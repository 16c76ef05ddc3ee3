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
    let isHere = true
    import('./sync-favorites.ts')
      .then(({ enterAccount }) => enterAccount(userId, queryClient, () => isHere))
      .catch((error) => reportError(error, 'favorites'))
    return () => {
      isHere = false
    }
  }, [userId, isLoading, queryClient])
  return null
}

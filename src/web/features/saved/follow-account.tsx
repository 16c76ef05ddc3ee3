import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { FAVORITES_OWNER_KEY } from '#web/listing-parts/listing-marks.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { reportError } from '#web/platform/report-error.ts'
import { readJson } from '#web/platform/stored-value.ts'

/** Mounted once around the app: syncs favorites and saved searches on sign-in, and clears them on sign-out. */
export function FollowAccount() {
  const { user, isLoading } = useAuth()
  const queryClient = useQueryClient()
  const userId = user?.id
  useEffect(() => {
    if (isLoading) return
    // a page load as a guest is not a sign-out
    if (userId === undefined && readJson(FAVORITES_OWNER_KEY) === undefined) return
    const follow = async () => {
      const { enterAccount, leaveAccount } = await import('./sync-favorites.ts')
      if (userId === undefined) return leaveAccount()
      await enterAccount(userId)
      await queryClient.invalidateQueries({ queryKey: ['saved'] })
    }
    follow().catch((error) => reportError(error, 'favorites'))
  }, [userId, isLoading, queryClient])
  return null
}

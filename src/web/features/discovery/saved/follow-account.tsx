import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { reportError } from '#web/platform/report-error.ts'
import { leaveAccount } from './leave-account.ts'

const ChooseFolder = lazy(() => import('./choose-folder.tsx').then((m) => ({ default: m.ChooseFolder })))

/** Mounted once around the app: syncs favorites and saved searches on sign-in, and clears them on sign-out. */
export function FollowAccount() {
  const { user, isLoading } = useAuth()
  const queryClient = useQueryClient()
  const userId = user?.id
  /** The space whose folder is being chosen. */
  const [choosing, setChoosing] = useState<number | null>(null)
  useEffect(() => {
    if (isLoading) return
    // at once: the page drawn next must not show a guest what the account has marked
    if (userId === undefined) return leaveAccount()
    let isHere = true
    import('./sync-favorites.ts')
      .then(({ enterAccount }) =>
        enterAccount(userId, queryClient, {
          isHere: () => isHere,
          onMarked: (id) =>
            void import('./offer-folder.ts')
              .then((m) => m.offerFolder(queryClient, () => isHere && setChoosing(id)))
              .catch((error) => reportError(error, 'favorites')),
        }),
      )
      .catch((error) => reportError(error, 'favorites'))
    return () => {
      isHere = false
      setChoosing(null)
    }
  }, [userId, isLoading, queryClient])
  if (choosing === null) return null
  return (
    <Suspense>
      <ChooseFolder listingId={choosing} onClose={() => setChoosing(null)} />
    </Suspense>
  )
}

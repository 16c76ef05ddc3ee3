import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { reportError } from '#web/platform/report-error.ts'
import { emitLive, useLive } from './live-events.ts'
import { liveSummaryQuery, updateLiveSummary } from './live-summary.ts'

/** Mounted once around the app: follows the events of whoever is signed in. What does it is loaded after the page. */
export function FollowLive() {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  const userId = user?.id
  useLive((event) => {
    if (userId !== undefined) updateLiveSummary(queryClient, userId, event)
  })
  useEffect(() => {
    if (userId === undefined) return
    const leaving = new AbortController()
    const follow = async () => {
      const [{ followFeed }, { feedSeq }] = await Promise.all([
        import('./follow-feed.ts'),
        queryClient.query({ ...liveSummaryQuery(userId), staleTime: 'static' }),
      ])
      followFeed({ userId, after: feedSeq, tell: emitLive, signal: leaving.signal })
    }
    follow().catch((error) => reportError(error, 'live'))
    return () => leaving.abort()
  }, [userId, queryClient])
  return null
}

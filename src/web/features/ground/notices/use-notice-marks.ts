import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ReadNotices } from '#contract/ground/notices.ts'
import { api } from '#web/platform/api.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { liveSummaryQuery } from '#web/platform/live/live-summary.ts'
import { reportError } from '#web/platform/report-error.ts'
import { NOTICES_KEY } from './queries.ts'

/** Marks notices as seen or read; the count of the bell and the lists follow. A failure leaves them as they were. */
export function useNoticeMarks() {
  const queryClient = useQueryClient()
  const userId = useAuth().user?.id ?? 0
  const follow = useCallback(
    async (marking: Promise<{ unseen: number }>) => {
      try {
        const { unseen } = await marking
        const { queryKey } = liveSummaryQuery(userId)
        queryClient.setQueryData(queryKey, (now) => now && { ...now, unseenNotices: unseen })
      } catch (error) {
        reportError(error, 'notices')
      }
    },
    [queryClient, userId],
  )
  const see = useCallback(() => follow(api('POST /api/notices/seen', {})), [follow])
  const read = useCallback(
    async (body: ReadNotices) => {
      await follow(api('POST /api/notices/read', { body }))
      await queryClient.invalidateQueries({ queryKey: NOTICES_KEY })
    },
    [follow, queryClient],
  )
  return { see, read }
}

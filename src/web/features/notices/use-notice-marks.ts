import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ReadNotices } from '#contract/notices.ts'
import { api } from '#web/platform/api.ts'
import { liveSummaryQuery } from '#web/platform/live/live-summary.ts'
import { reportError } from '#web/platform/report-error.ts'
import { NOTICES_KEY } from './queries.ts'

/** Marks notices as seen or read; the count of the bell and the lists follow. A failure leaves them as they were. */
export function useNoticeMarks() {
  const queryClient = useQueryClient()
  const follow = useCallback(
    async (marking: Promise<{ unseen: number }>) => {
      try {
        const { unseen } = await marking
        queryClient.setQueryData(liveSummaryQuery.queryKey, (now) => now && { ...now, unseenNotices: unseen })
      } catch (error) {
        reportError(error, 'notices')
      }
    },
    [queryClient],
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

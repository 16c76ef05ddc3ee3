import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

const POLL_MS = 2000

/** How far the last export of the company is; while it is being written, it is read again. */
export const companyExportQuery = queryOptions({
  queryKey: ['team', 'export'] as const,
  queryFn: ({ signal }) => api('GET /api/team/exports', { signal }),
  refetchInterval: ({ state: { data } }) => (data?.export?.state === 'waiting' ? POLL_MS : false),
})

/** Whether the company is to be deleted. */
export const companyDeletionQuery = queryOptions({
  queryKey: ['team', 'deletion'] as const,
  queryFn: ({ signal }) => api('GET /api/team/deletion', { signal }),
})

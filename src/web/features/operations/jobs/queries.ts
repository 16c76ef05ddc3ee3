import { apiWithHeaders } from '#web/platform/api.ts'
import { listPages } from '#web/platform/list-pages.ts'

export const failedJobsQuery = listPages(['failed-jobs'] as const, (before, signal) =>
  apiWithHeaders('GET /api/admin/jobs', { query: before ? { before } : {}, signal }),
)

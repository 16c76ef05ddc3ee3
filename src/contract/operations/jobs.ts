import { z } from 'zod'
import { queryInteger } from '../common.ts'
import { defineRoutes } from '../route.ts'

/** A job without attempts left, or one that fails again and again. Its payload is never exposed. */
export const FailedJob = z.object({
  id: z.string(),
  /** E.g. `send-mail`. */
  task: z.string(),
  attempts: z.number().int(),
  /** Has attempts left: it is tried again on its own. */
  isRetried: z.boolean(),
  /** One bounded sentence without addresses or links. */
  reason: z.string(),
  /** Instants (ISO 8601). */
  createdAt: z.string(),
  failedAt: z.string(),
})
export type FailedJob = z.infer<typeof FailedJob>

export const jobRoutes = defineRoutes({
  listFailedJobs: {
    method: 'GET',
    path: '/api/admin/jobs',
    summary:
      'Jobs that failed for good or fail again and again, newest first; admins only. Next page in Link.',
    needsAdmin: true,
    query: z.object({
      /** Cursor: only jobs older than this id. */
      before: queryInteger(1, Number.MAX_SAFE_INTEGER).optional(),
    }),
    output: z.array(FailedJob),
  },
  retryJob: {
    method: 'POST',
    path: '/api/admin/jobs/:id/retry',
    summary: 'Give a failed job its tries again; admins only',
    needsAdmin: true,
    params: z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/, 'must be a number') }),
    output: z.object({ success: z.boolean() }),
  },
  dropJob: {
    method: 'DELETE',
    path: '/api/admin/jobs/:id',
    summary: 'Give a failed job up: it is not done; admins only',
    needsAdmin: true,
    params: z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/, 'must be a number') }),
    output: z.object({ success: z.boolean() }),
  },
})

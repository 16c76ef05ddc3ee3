import type { Context } from 'hono'
import { type FailedJob, jobRoutes } from '#contract/operations/jobs.ts'
import type { AppContext } from '../../../context.ts'
import { recordAudit } from '../../../platform/db/audit.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App, RequestEnv } from '../../../platform/http/env.ts'
import { setPageHeaders } from '../../../platform/http/id-cursor.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireAdmin } from '../../../platform/http/require-actor.ts'
import { maskSecrets } from '../../../platform/log/mask-secrets.ts'
import { measureQueues } from './count-on-metrics.ts'
import { dropJob, type FailedJobRow, listFailedJobs, retryJob } from './queries.ts'

const MAX_REASON = 300

interface Change {
  id: string
  action: string
  by: typeof retryJob
}

export function mountJobs(app: App, context: AppContext): void {
  const { db } = context
  measureQueues(context)
  const change = (c: Context<RequestEnv>, { id, action, by }: Change) =>
    db.transaction().execute(async (trx) => {
      const task = await by(trx, id)
      if (!task) throw new AppError('not-found', { message: 'There is no such failed job' })
      const subject = { type: 'job', id }
      await recordAudit(trx, {
        actorId: requireAdmin(c).personId,
        action,
        subject,
        after: { task },
        origin: originOf(c),
      })
    })

  mount(app, jobRoutes, {
    async listFailedJobs({ query, c }) {
      const page = await listFailedJobs(db, query.before)
      setPageHeaders(c, page, 'before')
      return page.rows.map(present)
    },

    async retryJob({ params, c }) {
      await change(c, { id: params.id, action: 'job.retried', by: retryJob })
      return { success: true }
    },

    async dropJob({ params, c }) {
      await change(c, { id: params.id, action: 'job.dropped', by: dropJob })
      return { success: true }
    },
  })
}

function present(row: FailedJobRow): FailedJob {
  return {
    id: String(row.id),
    task: row.task,
    attempts: row.attempts,
    isRetried: row.is_retried,
    // jobs of earlier versions stored unmasked messages
    reason: maskSecrets(row.last_error ?? 'No reason was kept').slice(0, MAX_REASON),
    createdAt: row.created_at.toISOString(),
    failedAt: row.updated_at.toISOString(),
  }
}

import { type FailedJob, jobRoutes } from '#contract/jobs.ts'
import type { AppContext } from '../../context.ts'
import { recordAudit } from '../../platform/db/audit.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { App } from '../../platform/http/env.ts'
import { setPageHeaders } from '../../platform/http/id-cursor.ts'
import { mount } from '../../platform/http/mount.ts'
import { originOf } from '../../platform/http/origin.ts'
import { requireAdmin } from '../../platform/http/require-actor.ts'
import { maskSecrets } from '../../platform/log/mask-secrets.ts'
import { type FailedJobRow, listFailedJobs, retryJob } from './queries.ts'

const MAX_REASON = 300

export function mountJobs(app: App, { db }: AppContext): void {
  mount(app, jobRoutes, {
    async listFailedJobs({ query, c }) {
      const page = await listFailedJobs(db, query.before)
      setPageHeaders(c, page, 'before')
      return page.rows.map(present)
    },

    async retryJob({ params, c }) {
      const actor = requireAdmin(c)
      await db.transaction().execute(async (trx) => {
        const task = await retryJob(trx, params.id)
        if (!task) throw new AppError('not-found', { message: 'There is no such failed job' })
        await recordAudit(trx, {
          actorId: actor.id,
          action: 'job.retried',
          subject: { type: 'job', id: params.id },
          after: { task },
          origin: originOf(c),
        })
      })
      return { success: true }
    },
  })
}

function present(row: FailedJobRow): FailedJob {
  return {
    id: String(row.id),
    task: row.task,
    attempts: row.attempts,
    // jobs of earlier versions stored unmasked messages
    reason: maskSecrets(row.last_error ?? 'No reason was kept').slice(0, MAX_REASON),
    createdAt: row.created_at.toISOString(),
    failedAt: row.updated_at.toISOString(),
  }
}

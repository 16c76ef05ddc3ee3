import { auditRoutes } from '#contract/operations/audit.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { setPageHeaders } from '../../../platform/http/id-cursor.ts'
import { mount } from '../../../platform/http/mount.ts'
import { listAuditEvents } from './queries.ts'

export function mountAudit(app: App, { db }: AppContext): void {
  mount(app, auditRoutes, {
    async listAuditEvents({ query, c }) {
      const page = await listAuditEvents(db, query)
      setPageHeaders(c, page, 'before')
      return page.rows.map((row) => ({
        id: row.id,
        actor: row.actor,
        action: row.action,
        subjectType: row.subject_type,
        subjectId: row.subject_id,
        before: row.before,
        after: row.after,
        address: row.address,
        userAgent: row.user_agent,
        requestId: row.request_id,
        createdAt: row.created_at.toISOString(),
      }))
    },
  })
}

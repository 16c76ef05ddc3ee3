import { reportRoutes } from '#contract/messaging/reports.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { setPageHeaders } from '../../../platform/http/id-cursor.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { requireAdmin } from '../../../platform/http/require-actor.ts'
import { createReport } from './create-report.ts'
import { presentReport } from './present.ts'
import { getReport, listReports } from './queries.ts'
import { readReportedMessages } from './reported-messages.ts'
import { resolveReport } from './resolve-report.ts'

const REPORTS_PER_ADDRESS: Limit = { name: 'report:address', max: 20, perSeconds: 3600 }

export function mountReports(app: App, context: AppContext): void {
  const { db, limiter } = context
  mount(app, reportRoutes, {
    async reportListing({ params, body, actor, c }) {
      await limiter.take(REPORTS_PER_ADDRESS, c.var.clientAddress)
      await createReport(db, { listingId: params.id, reporterId: actor?.personId ?? null, ...body })
      return { success: true }
    },

    async listReports({ query, c }) {
      const page = await listReports(db, query)
      setPageHeaders(c, page)
      return page.rows.map(presentReport)
    },

    listReportedMessages({ params, c }) {
      return readReportedMessages(context, {
        id: params.id,
        actorId: requireAdmin(c).personId,
        origin: originOf(c),
      })
    },

    async resolveReport({ params, body, c }) {
      const by = { actor: requireAdmin(c), origin: originOf(c) }
      await resolveReport(context, { id: params.id, ...body }, by)
      return presentReport(await getReport(db, params.id))
    },
  })
}

import type { z } from 'zod'
import { type BrowserError, errorLogRoutes } from '#contract/operations/error-log.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { setPageHeaders } from '../../../platform/http/id-cursor.ts'
import { mount } from '../../../platform/http/mount.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { maskSecrets } from '../../../platform/log/mask-secrets.ts'
import { presentError } from './present.ts'
import { listErrors, markSeen, recordError } from './queries.ts'

const ERRORS_PER_ADDRESS: Limit = { name: 'error:address', max: 30, perSeconds: 600 }

export function mountErrorLog(app: App, { db, limiter, now }: AppContext): void {
  mount(app, errorLogRoutes, {
    async reportError({ body, actor, c }) {
      await limiter.take(ERRORS_PER_ADDRESS, c.var.clientAddress)
      await recordError(db, {
        source: 'browser',
        message: maskSecrets(body.message),
        stack: body.stack === undefined ? null : maskSecrets(body.stack),
        place: maskSecrets(`${body.path.split(/[?#]/, 1)[0]} (${body.where})`),
        user_id: actor?.personId ?? null,
        user_role: actor?.role ?? null,
        request_id: c.var.requestId,
        user_agent: c.req.header('user-agent')?.slice(0, 300) ?? null,
        breadcrumbs: JSON.stringify((body.breadcrumbs ?? []).map(maskCrumb)),
      })
      return { success: true }
    },

    async listErrors({ query, c }) {
      const page = await listErrors(db, query.before)
      setPageHeaders(c, page, 'before')
      return page.rows.map(presentError)
    },

    async markErrorsSeen({ body }) {
      return { seen: await markSeen(db, { upTo: body.upTo, now: now() }) }
    },
  })
}

type Crumb = NonNullable<z.infer<typeof BrowserError>['breadcrumbs']>[number]

/** A breadcrumb may contain a URL with a token. */
function maskCrumb(crumb: Crumb): Crumb {
  return { ...crumb, message: maskSecrets(crumb.message) }
}

import { revisionRoutes } from '#contract/listings/listings-revisions.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { setPageHeaders } from '../../../platform/http/id-cursor.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor, requireAdmin } from '../../../platform/http/require-actor.ts'
import { decideRevision, decideRevisions, getWaitingRevision, listRevisions } from './decide-revision.ts'

/** The admins' side of changes to public spaces. */
export function mountRevisions(app: App, context: AppContext): void {
  mount(app, revisionRoutes, {
    getWaitingChange: ({ params, c }) => getWaitingRevision(context, requireActor(c), params.id),

    async listRevisions({ query, c }) {
      const page = await listRevisions(context, query.cursor)
      setPageHeaders(c, page)
      return page.revisions
    },

    async decideRevision({ params, body, c }) {
      const reason = body.status === 'rejected' ? body.reason : null
      await decideRevision(context, {
        actor: requireAdmin(c),
        id: params.id,
        status: body.status,
        reason,
        origin: originOf(c),
      })
      return { success: true as const }
    },

    decideRevisions({ body, c }) {
      const { status, reason, revisions: ids } = body
      const by = { actor: requireAdmin(c), origin: originOf(c) }
      return decideRevisions(context, {
        ids,
        status,
        reason: status === 'rejected' ? required(reason) : null,
        ...by,
      })
    },
  })
}

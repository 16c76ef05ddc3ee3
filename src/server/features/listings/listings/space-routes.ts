import { spaceRoutes } from '#contract/listings/listings-spaces.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { setPageHeaders } from '../../../platform/http/id-cursor.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { changeSpaces } from './change-spaces.ts'
import { listSpaceIds, listSpaces } from './list-spaces.ts'
import { listSpaceChoices } from './space-filter.ts'
import { keepSpaceViews, listSpaceViews } from './space-views.ts'

/** The seller's table of spaces. */
export function mountSpaces(app: App, context: AppContext): void {
  mount(app, spaceRoutes, {
    listSpaceViews: ({ query, c }) => listSpaceViews(context, requireActor(c).personId, query.screen),

    keepSpaceViews: ({ query, body, c }) =>
      keepSpaceViews(context, { userId: requireActor(c).personId, views: body.views, ...query }),

    async listSpaces({ query, c }) {
      await context.spaceCounter.flush()
      const { spaces, total } = await listSpaces(context, requireActor(c), query)
      setPageHeaders(c, { total, nextCursor: null })
      return spaces
    },

    listSpaceIds: ({ query, c }) => listSpaceIds(context, requireActor(c), query),

    listSpaceChoices: ({ c }) => listSpaceChoices(context.db, requireActor(c)),

    changeSpaces: ({ body, key, c }) =>
      changeSpaces(context, body.ids, {
        actor: requireActor(c),
        change: body.change,
        act: body.act ?? null,
        key,
      }),
  })
}

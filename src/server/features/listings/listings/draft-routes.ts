import { draftRoutes } from '#contract/listings/listings-drafts.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { createDraft, updateDraft } from './drafts.ts'
import { getOwnListing } from './own-listings.ts'

export function mountDrafts(app: App, context: AppContext): void {
  mount(app, draftRoutes, {
    async createDraft({ body, c }) {
      const actor = requireActor(c)
      return getOwnListing(context, actor, await createDraft(context, actor, body.form))
    },

    async updateDraft({ params, body, c }) {
      const actor = requireActor(c)
      await updateDraft(context, actor, { id: params.id, ...body })
      return getOwnListing(context, actor, params.id)
    },
  })
}

import { savedRoutes } from '#contract/discovery/saved.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { listFavoriteIds } from './favorites.ts'
import { MarkQueue } from './mark-queue.ts'
import {
  deleteSavedSearch,
  listSavedSearches,
  mergeSavedSearches,
  renameSavedSearch,
  saveSearch,
} from './saved-searches.ts'

export function mountSaved(app: App, context: AppContext): void {
  const { db } = context
  const marks = new MarkQueue(db)
  mount(app, savedRoutes, {
    listFavorites: ({ c }) => listFavoriteIds(db, requireActor(c).personId),

    addFavorites: ({ body, c }) => marks.add(requireActor(c).personId, body.ids),

    async removeFavorite({ params, c }) {
      await marks.remove(requireActor(c).personId, params.id)
      return { success: true }
    },

    listMarkedListings: ({ query }) => context.search.get([...new Set(query.ids)]),

    listSavedSearches: ({ c }) => listSavedSearches(db, requireActor(c).personId),

    saveSearch: ({ body, c }) => saveSearch(db, requireActor(c).personId, body),

    mergeSavedSearches: ({ body, c }) => mergeSavedSearches(db, requireActor(c).personId, body.searches),

    renameSavedSearch: ({ params, body, c }) =>
      renameSavedSearch(db, requireActor(c).personId, { id: params.id, name: body.name }),

    async deleteSavedSearch({ params, c }) {
      await deleteSavedSearch(db, requireActor(c).personId, params.id)
      return { success: true }
    },
  })
}

import { favoriteFolderRoutes } from '#contract/discovery/saved-folders.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { changeFavorite, listFavoriteMarks } from './favorite-marks.ts'
import {
  createFolder,
  deleteFolder,
  listFolders,
  renameFolder,
  shareFolder,
  withdrawFolder,
} from './folders.ts'
import { getSharedList } from './shared-list.ts'

export function mountFavoriteFolders(app: App, context: AppContext): void {
  const { db } = context
  mount(app, favoriteFolderRoutes, {
    listFavoriteMarks: ({ c }) => listFavoriteMarks(db, requireActor(c).personId),

    changeFavorite: ({ params, body, c }) =>
      changeFavorite(db, requireActor(c).personId, { ...body, listingId: params.id }),

    listFavoriteFolders: ({ c }) => listFolders(context, requireActor(c).personId),

    createFavoriteFolder: ({ body, c }) => createFolder(context, requireActor(c).personId, body.name),

    renameFavoriteFolder: ({ params, body, c }) =>
      renameFolder(context, { ...params, ...body, userId: requireActor(c).personId }),

    async deleteFavoriteFolder({ params, c }) {
      await deleteFolder(db, { ...params, userId: requireActor(c).personId })
      return { success: true }
    },

    shareFavoriteFolder: ({ params, body, c }) =>
      shareFolder(context, { ...params, ...body, userId: requireActor(c).personId }),

    withdrawFavoriteFolder: ({ params, c }) =>
      withdrawFolder(context, { ...params, userId: requireActor(c).personId }),

    getSharedList: ({ params }) => getSharedList(context, params.token),
  })
}

import { shopRoutes } from '#contract/planning/shops.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { addShop, pasteShops } from './add-shops.ts'
import { listShops } from './list-shops.ts'
import { removeShop, removeShops } from './remove-shops.ts'

export function mountShops(app: App, context: AppContext): void {
  const { db } = context
  mount(app, shopRoutes, {
    listShops: ({ c }) => listShops(db, requireActor(c).organizationId),

    addShop: ({ body, c }) => addShop(context, { organizationId: requireActor(c).organizationId, body }),

    pasteShops: ({ body: { text }, c }) =>
      pasteShops(context, { organizationId: requireActor(c).organizationId, text }),

    async removeShop({ params: { id }, c }) {
      await removeShop(db, { id, organizationId: requireActor(c).organizationId })
      return { success: true }
    },

    async removeShops({ c }) {
      await removeShops(db, requireActor(c).organizationId)
      return { success: true }
    },
  })
}

import { blockRoutes } from '#contract/messaging/blocks.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { blockUser, findReach, listBlocks, unblockUser } from './blocks.ts'

export function mountBlocks(app: App, { db }: AppContext): void {
  mount(app, blockRoutes, {
    async listBlocks({ c }) {
      const rows = await listBlocks(db, requireActor(c).organizationId)
      return rows.map(({ id, name, username, created_at }) => ({
        userId: id,
        name: name ?? username,
        createdAt: created_at.toISOString(),
      }))
    },

    async findReach({ params, c }) {
      return { reach: await findReach(db, requireActor(c).organizationId, params.userId) }
    },

    async blockUser({ params, c }) {
      await blockUser(db, requireActor(c).organizationId, params.userId)
      return { success: true }
    },

    async unblockUser({ params, c }) {
      await unblockUser(db, requireActor(c).organizationId, params.userId)
      return { success: true }
    },
  })
}

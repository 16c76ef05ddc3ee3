import { shopRoutes } from '#contract/planning/shops.ts'
import { SHOP_LIMITS } from '#domain/planning/shops.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { receiveUpload } from '../../../platform/uploads/receive-body.ts'
import { addShop, pasteShops } from './add-shops.ts'
import { listShops } from './list-shops.ts'
import { readShopFile, tooLargeShops } from './read-shop-file.ts'
import { removeShop, removeShops } from './remove-shops.ts'

/** A workbook is read in a process of its own. */
const FILES_PER_USER: Limit = { name: 'shops:file', max: 30, perSeconds: 3600 }
/** Allowance for the form's encoding around the file. */
const FORM_BYTES = 64 * 1024

export function mountShops(app: App, context: AppContext): void {
  const { config, db, limiter } = context
  const bounds = {
    dataDir: config.DATA_DIR,
    maxBytes: SHOP_LIMITS.fileBytes + FORM_BYTES,
    tooLarge: tooLargeShops,
  }
  mount(app, shopRoutes, {
    listShops: ({ c }) => listShops(db, requireActor(c).organizationId),

    addShop: ({ body, c }) => addShop(context, { organizationId: requireActor(c).organizationId, body }),

    pasteShops: ({ body: { text }, c }) =>
      pasteShops(context, { organizationId: requireActor(c).organizationId, text }),

    async addShopFile({ c }) {
      const { organizationId, personId } = requireActor(c)
      await limiter.take(FILES_PER_USER, String(personId))
      if (!c.req.header('content-type')?.startsWith('multipart/form-data'))
        throw new AppError('unsupported-media', { message: 'Send the file as multipart/form-data.' })
      const text = await receiveUpload(c, bounds, readShopFile)
      return pasteShops(context, { organizationId, text })
    },

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

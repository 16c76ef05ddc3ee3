import { unusualPriceRoutes } from '#contract/listings/listings-unusual-prices.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { setPageHeaders } from '../../../platform/http/id-cursor.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireAdmin } from '../../../platform/http/require-actor.ts'
import { listUnusualPrices, seeUnusualPrice } from './unusual-prices.ts'

export function mountUnusualPrices(app: App, context: AppContext): void {
  mount(app, unusualPriceRoutes, {
    async listUnusualPrices({ query, c }) {
      const page = await listUnusualPrices(context, query.cursor)
      setPageHeaders(c, page)
      return page.changes
    },

    async seeUnusualPrice({ params, body, c }) {
      await seeUnusualPrice(context, {
        id: params.id,
        at: body.at,
        actor: requireAdmin(c),
        origin: originOf(c),
      })
      return { success: true as const }
    },
  })
}

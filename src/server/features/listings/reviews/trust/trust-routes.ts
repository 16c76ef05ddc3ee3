import { trustRoutes } from '#contract/listings/reviews-trust.ts'
import type { AppContext } from '../../../../context.ts'
import type { App } from '../../../../platform/http/env.ts'
import { mount } from '../../../../platform/http/mount.ts'
import { originOf } from '../../../../platform/http/origin.ts'
import { requireAdmin } from '../../../../platform/http/require-actor.ts'
import { changeTrust } from './change-trust.ts'
import { lookAtSample } from './look-at-sample.ts'
import { readSellerTrust, readTrustOverview } from './read-trust.ts'

/** Sellers whom admins trust, and the sample of what went live without one. */
export function mountTrust(app: App, context: AppContext): void {
  const { db, now } = context
  mount(app, trustRoutes, {
    readTrust: () => readTrustOverview(db),

    async changeTrust({ params, body, c }) {
      const by = { actor: requireAdmin(c), origin: originOf(c) }
      await changeTrust(context, { sellerId: params.id, isTrusted: body.isTrusted }, by)
      return readSellerTrust(db, params.id, now())
    },

    async lookAtSample({ params, c }) {
      await lookAtSample(context, params.id, { actor: requireAdmin(c), origin: originOf(c) })
      return { success: true as const }
    },
  })
}

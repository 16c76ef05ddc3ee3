import { orderRoutes } from '#contract/orders.ts'
import type { AppContext } from '../../context.ts'
import type { App } from '../../platform/http/env.ts'
import { once } from '../../platform/http/idempotent.ts'
import { mount } from '../../platform/http/mount.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { createDraft } from '../bookings/create-draft.ts'
import { getCurrentOrder } from './get-current-order.ts'

export function mountOrders(app: App, context: AppContext): void {
  mount(app, orderRoutes, {
    getCurrentOrder: ({ c }) => getCurrentOrder(context, requireActor(c)),

    async addOrderItem({ body, key, c }) {
      const actor = requireActor(c)
      await once(context.db, key, (keep) => createDraft(context, { actor, wish: body }, keep))
      return getCurrentOrder(context, actor)
    },
  })
}

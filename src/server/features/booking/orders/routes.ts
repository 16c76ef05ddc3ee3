import { orderRoutes } from '#contract/booking/orders.ts'
import { preparedBookingRoutes } from '#contract/booking/orders-prepared.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { once } from '../../../platform/http/idempotent.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { createDraft } from '../bookings/create-draft.ts'
import { getCurrentOrder } from './get-current-order.ts'
import { mountPlacedOrders } from './placed-order-routes.ts'
import { getPrepared } from './prepare-booking.ts'

export function mountOrders(app: App, context: AppContext): void {
  mount(app, preparedBookingRoutes, {
    getPreparedBooking: ({ params }) => getPrepared(context, params.token),
  })
  mount(app, orderRoutes, {
    getCurrentOrder: ({ c }) => getCurrentOrder(context, requireActor(c)),

    async addOrderItem({ body: { prepared, ...request }, key, c }) {
      const actor = requireActor(c)
      await once(context.db, key, async (keep) => {
        const by = prepared === undefined ? {} : await findPreparedBy(context, prepared, request.listingId)
        return createDraft(context, { actor, request, ...by }, keep)
      })
      return getCurrentOrder(context, actor)
    },
  })
  // after the current one, whose address fits theirs
  mountPlacedOrders(app, context)
}

/** Which agent put it together; its buyer may have changed all but the space since. @throws AppError `link-expired` */
async function findPreparedBy(
  context: AppContext,
  token: string,
  listingId: number,
): Promise<{ preparedBy?: string }> {
  const { preparedBy, lines } = await getPrepared(context, token)
  return lines.some(({ request }) => request.listingId === listingId) ? { preparedBy } : {}
}

import { renewalRoutes } from '#contract/booking/renewals.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { once } from '../../../platform/http/idempotent.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { enforceDraftLimit } from '../bookings/create-draft.ts'
import { getBooking } from '../bookings/get-booking.ts'
import { offerRenewal } from './offer-renewal.ts'

export function mountRenewals(app: App, context: AppContext): void {
  mount(app, renewalRoutes, {
    async offerRenewal({ params, body, key, c }) {
      const actor = requireActor(c)
      await enforceDraftLimit(context, actor)
      const asked = { bookingId: params.id, actor, input: body, origin: originOf(c) }
      const id = await once(context.db, key, (keep) => offerRenewal(context, asked, keep))
      return getBooking(context, id, actor)
    },
  })
}

import { bookingTermsRoutes } from '#contract/booking/booking-terms.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { getBookingTerms, openSpaces, previewOpenings, putBookingTerms } from './booking-terms.ts'

export function mountBookingTerms(app: App, context: AppContext): void {
  mount(app, bookingTermsRoutes, {
    getBookingTerms: ({ params, c }) => getBookingTerms(context, { id: params.id, actor: requireActor(c) }),
    putBookingTerms: ({ params, body, c }) =>
      putBookingTerms(context, { id: params.id, actor: requireActor(c), body }),
    previewOpenings: ({ body, c }) => previewOpenings(context, requireActor(c), body.ids),
    openSpaces: ({ body, key, c }) =>
      openSpaces(context, body.ids, { actor: requireActor(c), mode: body.mode, key }),
  })
}

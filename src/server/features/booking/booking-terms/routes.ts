import { bookingTermsRoutes } from '#contract/booking/booking-terms.ts'
import { termTemplateRoutes } from '#contract/booking/booking-terms-templates.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { getBookingTerms, openSpaces, previewOpenings, putBookingTerms } from './booking-terms.ts'
import { changeTerms, previewTerms } from './change-terms.ts'
import { createTemplate, deleteTemplate, listTemplates, updateTemplate } from './templates.ts'

export function mountBookingTerms(app: App, context: AppContext): void {
  mount(app, bookingTermsRoutes, {
    getBookingTerms: ({ params, c }) => getBookingTerms(context, { id: params.id, actor: requireActor(c) }),
    putBookingTerms: ({ params, body, c }) =>
      putBookingTerms(context, { id: params.id, actor: requireActor(c), body }),
    previewOpenings: ({ body, c }) => previewOpenings(context, requireActor(c), body.ids),
    openSpaces: ({ body, key, c }) =>
      openSpaces(context, body.ids, { actor: requireActor(c), mode: body.mode, key }),
  })
  mount(app, termTemplateRoutes, {
    listTermTemplates: ({ c }) => listTemplates(context.db, requireActor(c).organizationId),
    createTermTemplate: ({ body, c }) =>
      createTemplate(context, { actor: requireActor(c), origin: originOf(c), input: body }),
    updateTermTemplate: ({ params, body, c }) =>
      updateTemplate(context, { actor: requireActor(c), origin: originOf(c), id: params.id, input: body }),
    deleteTermTemplate: ({ params, c }) =>
      deleteTemplate(context, { actor: requireActor(c), origin: originOf(c), id: params.id }),
    previewTermsChange: ({ body, c }) =>
      previewTerms(context, body.ids, { actor: requireActor(c), change: body.change }),
    changeTerms: ({ body, key, c }) =>
      changeTerms(context, body.ids, {
        actor: requireActor(c),
        change: body.change,
        act: body.act ?? null,
        key,
      }),
  })
}

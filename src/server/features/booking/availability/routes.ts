import { availabilityRoutes } from '#contract/booking/availability.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { blockDays, unblockDays } from './blocks.ts'
import { mountCalendarForms } from './form-posts.ts'
import { readAvailability, readOwnCalendar } from './read-availability.ts'

export function mountAvailability(app: App, context: AppContext): void {
  mountCalendarForms(app, context)
  mount(app, availabilityRoutes, {
    getAvailability: ({ params, query }) => readAvailability(context, params.id, query),
    getOwnCalendar: ({ params, query, c }) =>
      readOwnCalendar(context, { ...query, id: params.id, actor: requireActor(c) }),
    blockDays: ({ params, body, c }) =>
      blockDays(context, { id: params.id, actor: requireActor(c), input: body }),
    unblockDays: ({ params, body, c }) =>
      unblockDays(context, { id: params.id, actor: requireActor(c), input: body }),
  })
}

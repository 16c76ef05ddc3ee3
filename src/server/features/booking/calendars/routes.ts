import { calendarRoutes } from '#contract/booking/calendars.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { addCalendar, deleteCalendar, listCalendars } from './calendars.ts'
import { publishCalendar, shareCalendar, unshareCalendar } from './publish-calendar.ts'

export function mountCalendars(app: App, context: AppContext): void {
  mount(app, calendarRoutes, {
    listCalendars: ({ params, c }) => listCalendars(context, { id: params.id, actor: requireActor(c) }),

    async addCalendar({ params, body, c }) {
      const own = { id: params.id, actor: requireActor(c) }
      await addCalendar(context, { ...own, url: body.url })
      return listCalendars(context, own)
    },

    async deleteCalendar({ params, c }) {
      const own = { id: params.id, actor: requireActor(c) }
      await deleteCalendar(context, { ...own, calendarId: params.calendarId })
      return listCalendars(context, own)
    },

    async shareCalendar({ params, c }) {
      return { url: await shareCalendar(context, { id: params.id, actor: requireActor(c) }) }
    },

    async unshareCalendar({ params, c }) {
      const own = { id: params.id, actor: requireActor(c) }
      await unshareCalendar(context, own)
      return listCalendars(context, own)
    },

    async getCalendarFile({ params, c }) {
      const file = await publishCalendar(context, params.token.replace(/\.ics$/, ''))
      return c.body(file, 200, {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="placard.ics"',
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
      })
    },
  })
}

import { alertRoutes } from '#contract/discovery/alerts.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { ALERTS_STOP_PAGE, ALERTS_UNSUBSCRIBE_PATH } from './alert-urls.ts'
import { getSearchNews, markSearchSeen } from './news.ts'
import { measurePace } from './pace.ts'
import { changeAlert } from './settings.ts'
import { unsubscribeAlerts } from './unsubscribe.ts'

export function mountAlerts(app: App, context: AppContext): void {
  const { db, now } = context
  mount(app, alertRoutes, {
    changeAlert: ({ params, body, c }) =>
      changeAlert(db, { userId: requireActor(c).personId, id: params.id, input: body, now: now() }),

    getSearchNews: ({ params, query, c }) =>
      getSearchNews(context, { userId: requireActor(c).personId, id: params.id, cursor: query.cursor }),

    async markSearchSeen({ params, body, c }) {
      const userId = requireActor(c).personId
      await markSearchSeen(db, { userId, id: params.id, until: new Date(body.until), now: now() })
      return { success: true as const }
    },

    getSearchPace: async ({ query }) => ({ perWeek: await measurePace(context, query) }),

    async unsubscribeAlerts({ query }) {
      const cadence = query.to ?? 'off'
      await unsubscribeAlerts(context, { token: query.token ?? '', cadence, now: now() })
      const message =
        cadence === 'off'
          ? 'You get no more mails of this search.'
          : 'You get this search once a week from now on.'
      return { success: true as const, message }
    },
  })

  // for people who open the one-click address in a browser
  app.get(ALERTS_UNSUBSCRIBE_PATH, (c) => c.redirect(`${ALERTS_STOP_PAGE}${new URL(c.req.url).search}`, 303))
}

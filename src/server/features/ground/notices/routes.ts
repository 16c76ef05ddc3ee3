import { noticeRoutes } from '#contract/ground/notices.ts'
import { noticeSettingsPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { setPageHeaders } from '../../../platform/http/id-cursor.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { presentNotice, presentSettings } from './present.ts'
import { countUnseen, listNotices } from './queries.ts'
import { markNoticesRead, markNoticesSeen } from './read-notice.ts'
import { readSettings, saveSettings, unsubscribe } from './settings.ts'
import { NOTICES_UNSUBSCRIBE_PATH, toUnsubscribeKind } from './unsubscribe-urls.ts'

export function mountNotices(app: App, context: AppContext): void {
  const { db, now } = context
  mount(app, noticeRoutes, {
    async listNotices({ query, c }) {
      const userId = requireActor(c).personId
      const [page, unseen] = await Promise.all([
        listNotices(db, userId, query.cursor),
        countUnseen(db, userId),
      ])
      setPageHeaders(c, page)
      c.header('x-unseen-count', String(unseen))
      return page.rows.map(presentNotice)
    },

    async markNoticesRead({ body, c }) {
      const userId = requireActor(c).personId
      await markNoticesRead(db, body, { userId, now: now() })
      return { unseen: await countUnseen(db, userId) }
    },

    async markNoticesSeen({ c }) {
      const userId = requireActor(c).personId
      await markNoticesSeen(db, { userId, now: now() })
      return { unseen: await countUnseen(db, userId) }
    },

    getNoticeSettings: async ({ c }) => presentSettings(await readSettings(db, requireActor(c).personId)),

    async saveNoticeSettings({ body, c }) {
      await saveSettings(db, { userId: requireActor(c).personId, settings: body, now: now() })
      return presentSettings(body)
    },

    async unsubscribeNotices({ query }) {
      const kind = toUnsubscribeKind(query.kind)
      await unsubscribe(context, { token: query.token ?? '', kind, now: now() })
      return { success: true as const, message: 'You get no more mails of this kind.' }
    },
  })

  // for people who open the one-click address in a browser
  app.get(NOTICES_UNSUBSCRIBE_PATH, (c) =>
    c.redirect(`${noticeSettingsPath()}${new URL(c.req.url).search}`, 303),
  )
}

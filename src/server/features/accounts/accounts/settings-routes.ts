import type { Context } from 'hono'
import { accountSettingsRoutes } from '#contract/accounts/accounts-settings.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App, RequestEnv } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { changeEmail, sendVerification } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { presentSession } from './present.ts'
import { presentDetails, presentMe, sessionOf } from './present-me.ts'
import { getUser, listSessions } from './queries.ts'
import { endSessionById, endSessionsOf } from './sessions.ts'
import { updateProfile } from './update-profile.ts'

const keysWorkOn = (keys: number) =>
  keys === 0
    ? ''
    : ` ${keys === 1 ? 'Your API key works' : `Your ${keys} API keys work`} on: end them under “API keys”.`
const done = (message: string) => ({ success: true, message })

/** One's own account: every route works on the signed-in user, so no other account can be addressed. */
export function mountAccountSettings(app: App, context: AppContext): void {
  const { db } = context
  app.use('/api/account/*', async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })
  const me = (c: Context<RequestEnv>) => getUser(db, requireActor(c).personId)

  mount(app, accountSettingsRoutes, {
    getAccount: async ({ c }) => presentDetails(db, await me(c), sessionOf(c)),

    async updateProfile({ body, c }) {
      const user = await updateProfile(context, await me(c), { input: body, origin: originOf(c) })
      return {
        success: true,
        user: await presentMe(db, user, sessionOf(c)),
        message: 'Your profile is saved.',
      }
    },

    async changeEmail({ body, c }) {
      await changeEmail(context, await me(c), body)
      return done(`We sent a link to ${body.email}. The change counts once you open it.`)
    },

    async sendVerification({ c }) {
      const { email } = await sendVerification(context, await me(c))
      return done(`We sent a link to ${email}.`)
    },

    async changePassword({ body, c }) {
      const userId = requireActor(c).personId
      const by = { userId, sessionId: c.var.sessionId, origin: originOf(c) }
      const keys = await changePassword(context, body, by)
      return done(`Your password is changed. Your other sessions have ended.${keysWorkOn(keys)}`)
    },

    async listSessions({ c }) {
      const rows = await listSessions(db, requireActor(c).personId)
      return rows.map((row) => presentSession(row, c.var.sessionId))
    },

    async endSession({ params, c }) {
      const { personId: userId } = requireActor(c)
      const by = { actorId: userId, origin: originOf(c) }
      const isEnded = await endSessionById(db, { userId, id: params.id }, by)
      if (!isEnded) throw new AppError('not-found')
      return done('That session has ended.')
    },

    async endOtherSessions({ c }) {
      const { personId: userId } = requireActor(c)
      const by = { actorId: userId, origin: originOf(c) }
      await db.transaction().execute((trx) => endSessionsOf(trx, { userId, except: c.var.sessionId }, by))
      return done('Every other session has ended.')
    },
  })
}

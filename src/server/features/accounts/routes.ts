import { accountRecoveryRoutes } from '#contract/account-settings.ts'
import { accountRoutes } from '#contract/accounts.ts'
import type { App } from '../../app.ts'
import type { AppContext } from '../../context.ts'
import { recordAudit } from '../../platform/db/audit.ts'
import { mount } from '../../platform/http/mount.ts'
import { originOf } from '../../platform/http/origin.ts'
import { resetPassword } from './change-password.ts'
import { enter, LOGGED_IN } from './enter.ts'
import { RESET_PER_ADDRESS, RESET_PER_EMAIL } from './limits.ts'
import { logIn } from './log-in.ts'
import { presentMe } from './present-me.ts'
import { findUser } from './queries.ts'
import { register } from './register.ts'
import { clearSessionCookie, readSessionCookie } from './session-cookie.ts'
import { endSession } from './sessions.ts'
import { enqueuePasswordReset } from './tasks.ts'
import { verifyEmail } from './verify-email.ts'

export function mountAccounts(app: App, context: AppContext): void {
  const { db, config, limiter } = context

  app.use('/api/auth/*', async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })

  mount(app, accountRecoveryRoutes, {
    async verifyEmail({ body, c }) {
      await verifyEmail(context, body.token, originOf(c))
      return { success: true, message: 'Your email address is confirmed.' }
    },

    async forgotPassword({ body, c }) {
      await limiter.take(RESET_PER_ADDRESS, c.var.clientAddress)
      await limiter.take(RESET_PER_EMAIL, body.email)
      await enqueuePasswordReset(db, body.email)
      const message =
        'If an account has this email address, a link to set a new password is on its way to it.'
      return { success: true, message }
    },

    async resetPassword({ body, c }) {
      await limiter.take(RESET_PER_ADDRESS, c.var.clientAddress)
      await resetPassword(context, body, originOf(c))
      return { success: true, message: 'Your password is changed. Please sign in with it.' }
    },
  })

  mount(app, accountRoutes, {
    async getMe({ actor }) {
      const user = actor ? await findUser(db, actor.id) : undefined
      return user ? { success: true, user: await presentMe(db, user) } : { success: false, user: null }
    },

    async login({ body, c }) {
      const signedIn = await logIn(context, body, originOf(c))
      return enter(context, c, { ...signedIn, message: LOGGED_IN })
    },

    async register({ body, c }) {
      const signedIn = await register(context, body, originOf(c))
      return enter(context, c, { ...signedIn, message: 'Your account has been created.' })
    },

    async logout({ c }) {
      const token = readSessionCookie(c)
      const userId = token ? await endSession(db, token) : undefined
      if (userId !== undefined) {
        const subject = { type: 'user', id: userId }
        await recordAudit(db, { actorId: userId, action: 'session.ended', subject, origin: originOf(c) })
      }
      clearSessionCookie(c, config)
      return { success: true, user: null, message: 'You have been logged out.' }
    },
  })
}

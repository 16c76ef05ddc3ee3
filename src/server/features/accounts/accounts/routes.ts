import { accountRoutes } from '#contract/accounts/accounts.ts'
import { accountRecoveryRoutes } from '#contract/accounts/accounts-settings.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { originOf } from '../../../platform/http/origin.ts'
import {
  clearSessionCookie,
  readBrowserCookie,
  readSessionCookie,
} from '../../../platform/http/session-cookie.ts'
import { findToken } from './account-tokens.ts'
import { enter, LOGGED_IN } from './enter.ts'
import { LINK_PER_ADDRESS, RESET_PER_ADDRESS, RESET_PER_PAIR } from './limits.ts'
import { logIn } from './log-in.ts'
import { presentMe, sessionOf } from './present-me.ts'
import { findUser } from './queries.ts'
import { register } from './register.ts'
import { findResetFactors, resetPassword } from './reset-password.ts'
import { endSession } from './sessions.ts'
import { enqueuePasswordReset } from './tasks.ts'
import { undoEmailChange } from './undo-email-change.ts'
import { verifyEmail } from './verify-email.ts'

export function mountAccounts(app: App, context: AppContext): void {
  const { db, config, limiter } = context

  app.use('/api/auth/*', async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })

  mount(app, accountRecoveryRoutes, {
    async verifyEmail({ body, c }) {
      await limiter.take(LINK_PER_ADDRESS, c.var.clientAddress)
      await verifyEmail(context, body.token, { origin: originOf(c), sessionId: c.var.sessionId })
      return { success: true, message: 'Your email address is confirmed.' }
    },

    async checkLink({ body, c }) {
      await limiter.take(LINK_PER_ADDRESS, c.var.clientAddress)
      return { works: (await findToken(db, body.token, body.kind)) !== undefined }
    },

    async undoEmailChange({ body, c }) {
      await limiter.take(LINK_PER_ADDRESS, c.var.clientAddress)
      const { email } = await undoEmailChange(context, body.token, originOf(c))
      const message = `Your account has the address ${email} again, and every session has ended. We sent a link to set a new password there.`
      return { success: true, message }
    },

    async forgotPassword({ body, c }) {
      await limiter.take(RESET_PER_ADDRESS, c.var.clientAddress)
      await limiter.take(RESET_PER_PAIR, `${body.email} ${networkOf(c.var.clientAddress)}`)
      await enqueuePasswordReset(db, body.email)
      const message =
        'If an account has this email address, a link to set a new password is on its way to it.'
      return { success: true, message }
    },

    async findResetFactors({ body, c }) {
      await limiter.take(LINK_PER_ADDRESS, c.var.clientAddress)
      return findResetFactors(context, body.token)
    },

    async resetPassword({ body, c }) {
      await limiter.take(LINK_PER_ADDRESS, c.var.clientAddress)
      await resetPassword(context, body, originOf(c))
      return { success: true, message: 'Your password is changed. Please sign in with it.' }
    },
  })

  mount(app, accountRoutes, {
    async getMe({ actor, c }) {
      const user = actor ? await findUser(db, actor.personId) : undefined
      return user
        ? { success: true, user: await presentMe(db, user, sessionOf(c)) }
        : { success: false, user: null }
    },

    async login({ body, c }) {
      const signedIn = await logIn(context, body, {
        origin: originOf(c),
        browser: readBrowserCookie(c, config),
      })
      return enter(context, c, { ...signedIn, message: LOGGED_IN })
    },

    async register({ body, c }) {
      const signedIn = await register(context, body, originOf(c))
      return enter(context, c, { ...signedIn, message: 'Your account has been created.' })
    },

    async logout({ c }) {
      const token = readSessionCookie(c, config)
      if (token) await endSession(db, token, originOf(c))
      clearSessionCookie(c, config)
      return { success: true, user: null, message: 'You have been logged out.' }
    },
  })
}

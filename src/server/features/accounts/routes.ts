import type { Context } from 'hono'
import { accountRoutes } from '#contract/accounts.ts'
import type { App } from '../../app.ts'
import type { AppContext } from '../../context.ts'
import { recordAudit } from '../../platform/db/audit.ts'
import type { RequestEnv } from '../../platform/http/env.ts'
import { mount } from '../../platform/http/mount.ts'
import { originOf } from '../../platform/http/origin.ts'
import { logIn, type SignedIn } from './log-in.ts'
import { presentAccount } from './present.ts'
import { findUser } from './queries.ts'
import { register } from './register.ts'
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from './session-cookie.ts'
import { endSession } from './sessions.ts'

export function mountAccounts(app: App, context: AppContext): void {
  const { db, config } = context

  /** A browser that signs in anew leaves its old session behind. */
  const enter = async (c: Context<RequestEnv>, { user, token }: SignedIn, message: string) => {
    const before = readSessionCookie(c)
    if (before) await endSession(db, before)
    writeSessionCookie(c, config, token)
    return { success: true, user: presentAccount(user), message }
  }

  app.use('/api/auth/*', async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })

  mount(app, accountRoutes, {
    async getMe({ actor }) {
      const user = actor ? await findUser(db, actor.id) : undefined
      return user ? { success: true, user: presentAccount(user) } : { success: false, user: null }
    },

    async login({ body, c }) {
      return enter(c, await logIn(context, body, originOf(c)), 'You have been logged in successfully.')
    },

    async register({ body, c }) {
      return enter(c, await register(context, body, originOf(c)), 'Your account has been created.')
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

import type { Context } from 'hono'
import { accountSecurityRoutes } from '#contract/account-security.ts'
import type { App } from '../../app.ts'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { RequestEnv } from '../../platform/http/env.ts'
import { mount } from '../../platform/http/mount.ts'
import { originOf } from '../../platform/http/origin.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { confirmPassword } from './confirm-password.ts'
import { enter, LOGGED_IN } from './enter.ts'
import { CONFIRM_PER_ACCOUNT, PASSKEY_PER_ADDRESS } from './limits.ts'
import { signIn } from './log-in.ts'
import { checkPasskey, createPasskey, startPasskey, startPasskeyLogin } from './passkeys.ts'
import { presentPasskey } from './present.ts'
import { getUser } from './queries.ts'
import { recordSecurityChange } from './record-security-change.ts'
import { confirmTotp, removeTotp, startTotp } from './two-factor.ts'

export function mountAccountSecurity(app: App, context: AppContext): void {
  const { db, limiter, now, secrets } = context
  const me = (c: Context<RequestEnv>) => getUser(db, requireActor(c).id)

  mount(app, accountSecurityRoutes, {
    async startTotp({ body, c }) {
      const user = await me(c)
      await confirmPassword(context, user, body.password)
      return startTotp(context, user)
    },

    async confirmTotp({ body, c }) {
      const user = await me(c)
      await limiter.take(CONFIRM_PER_ACCOUNT, String(user.id))
      const recoveryCodes = await db.transaction().execute(async (trx) => {
        const codes = await confirmTotp(trx, { user, code: body.code, now: now(), secrets })
        await recordSecurityChange(trx, { context, user, change: 'totp-added', origin: originOf(c) })
        return codes
      })
      return { success: true, recoveryCodes }
    },

    async removeTotp({ body, c }) {
      const user = await me(c)
      await confirmPassword(context, user, body.password)
      await db.transaction().execute(async (trx) => {
        await removeTotp(trx, user.id)
        await recordSecurityChange(trx, { context, user, change: 'totp-removed', origin: originOf(c) })
      })
      return { success: true, message: 'Signing in no longer asks for a code.' }
    },

    async startPasskey({ body, c }) {
      const user = await me(c)
      await confirmPassword(context, user, body.password)
      return { ...(await startPasskey(context, user)) }
    },

    async createPasskey({ body, c }) {
      const user = await me(c)
      const passkey = await createPasskey(context, { userId: user.id, ...body })
      await recordSecurityChange(db, { context, user, change: 'passkey-added', origin: originOf(c) })
      return presentPasskey(passkey)
    },

    async deletePasskey({ params, c }) {
      const user = await me(c)
      const deleted = await db
        .deleteFrom('passkeys')
        .where('id', '=', params.id)
        .where('user_id', '=', user.id)
        .returning('id')
        .executeTakeFirst()
      if (!deleted) throw new AppError('not-found')
      await recordSecurityChange(db, { context, user, change: 'passkey-removed', origin: originOf(c) })
      return { success: true, message: 'That passkey is removed.' }
    },

    async startPasskeyLogin({ c }) {
      await limiter.take(PASSKEY_PER_ADDRESS, c.var.clientAddress)
      return { ...(await startPasskeyLogin(context)) }
    },

    async passkeyLogin({ body, c }) {
      const user = await getUser(db, await checkPasskey(context, body))
      if (user.status === 'suspended') throw new AppError('account-suspended')
      const signedIn = await signIn(db, user, originOf(c))
      return enter(context, c, { ...signedIn, message: LOGGED_IN })
    },
  })
}

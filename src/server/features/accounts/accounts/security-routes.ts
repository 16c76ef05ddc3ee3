import type { Context } from 'hono'
import { accountSecurityRoutes } from '#contract/accounts/accounts-security.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App, RequestEnv } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { applySecurityChange } from './apply-security-change.ts'
import { enter, LOGGED_IN } from './enter.ts'
import { CONFIRM_PER_ACCOUNT, PASSKEY_PER_ADDRESS } from './limits.ts'
import { signIn } from './log-in.ts'
import { checkPasskey, createPasskey, deletePasskey, startPasskey, startPasskeyLogin } from './passkeys.ts'
import { presentPasskey } from './present.ts'
import { getUser } from './queries.ts'
import { confirmPassword } from './sensitive-change.ts'
import { confirmTotp, removeTotp, startTotp } from './two-factor.ts'

export function mountAccountSecurity(app: App, context: AppContext): void {
  const { db, limiter, now, secrets } = context
  const me = (c: Context<RequestEnv>) => getUser(db, requireActor(c).personId)
  const by = (c: Context<RequestEnv>) => ({ context, origin: originOf(c), sessionId: c.var.sessionId })

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
        await applySecurityChange(trx, { ...by(c), user, change: 'totp-added' })
        return codes
      })
      return { success: true, recoveryCodes }
    },

    async removeTotp({ body, c }) {
      const user = await me(c)
      await confirmPassword(context, user, body.password)
      await db.transaction().execute(async (trx) => {
        await removeTotp(trx, user.id)
        await applySecurityChange(trx, { ...by(c), user, change: 'totp-removed' })
      })
      return {
        success: true,
        message: 'Signing in no longer asks for a code. Your other sessions have ended.',
      }
    },

    async startPasskey({ body, c }) {
      const user = await me(c)
      await confirmPassword(context, user, body.password)
      return { ...(await startPasskey(context, user)) }
    },

    async createPasskey({ body, c }) {
      const user = await me(c)
      const passkey = await createPasskey(context, { userId: user.id, ...body })
      await db
        .transaction()
        .execute((trx) => applySecurityChange(trx, { ...by(c), user, change: 'passkey-added' }))
      return presentPasskey(passkey)
    },

    async deletePasskey({ params, body, c }) {
      const user = await me(c)
      await confirmPassword(context, user, body.password)
      await db.transaction().execute(async (trx) => {
        await deletePasskey(trx, { userId: user.id, id: params.id })
        await applySecurityChange(trx, { ...by(c), user, change: 'passkey-removed' })
      })
      return { success: true, message: 'That passkey is removed. Your other sessions have ended.' }
    },

    async startPasskeyLogin({ c }) {
      await limiter.take(PASSKEY_PER_ADDRESS, c.var.clientAddress)
      return { ...(await startPasskeyLogin(context)) }
    },

    async passkeyLogin({ body, c }) {
      await limiter.take(PASSKEY_PER_ADDRESS, c.var.clientAddress)
      const user = await getUser(db, await checkPasskey(context, body))
      if (user.status === 'suspended') throw new AppError('account-suspended')
      const signedIn = await signIn(db, user, { ...originOf(c), hasSecondFactor: true })
      return enter(context, c, { ...signedIn, message: LOGGED_IN })
    },
  })
}

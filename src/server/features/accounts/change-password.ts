import type { PasswordChange, PasswordReset } from '#contract/account-settings.ts'
import type { AppContext } from '../../context.ts'
import { type Origin, recordAudit } from '../../platform/db/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { endTokens, spendToken } from './account-tokens.ts'
import { confirmPassword } from './confirm-password.ts'
import { securityNotice } from './emails.ts'
import { hashPassword } from './password.ts'
import { getUser, type UserRow } from './queries.ts'
import { refuseWeakPassword } from './register.ts'
import { endSessionsOf } from './sessions.ts'

interface Asked {
  userId: number
  sessionId: string | null
  origin: Origin
}

/** @throws AppError `wrong-password`, `invalid-input`, `rate-limited` */
export async function changePassword(
  context: AppContext,
  given: PasswordChange,
  asked: Asked,
): Promise<void> {
  const user = await getUser(context.db, asked.userId)
  await confirmPassword(context, user, given.currentPassword, 'currentPassword')
  refuseWeakPassword(given.password, [user.username, user.email])
  const password = await hashPassword(given.password)
  await context.db.transaction().execute(async (trx) => {
    await storePassword(trx, {
      context,
      user,
      password,
      origin: asked.origin,
      action: 'user.password-changed',
    })
    await endSessionsOf(trx, user.id, { except: asked.sessionId })
  })
}

/** Whoever reads the mailbox owns the account: the address counts as proven, every session ends. */
export async function resetPassword(
  context: AppContext,
  given: PasswordReset,
  origin: Origin,
): Promise<void> {
  refuseWeakPassword(given.password, [])
  const password = await hashPassword(given.password)
  await context.db.transaction().execute(async (trx) => {
    const { userId, email } = await spendToken(trx, given.token, 'reset-password')
    const user = await getUser(trx, userId)
    refuseWeakPassword(given.password, [user.username, user.email])
    await storePassword(trx, { context, user, password, origin, action: 'user.password-reset' })
    if (user.status === 'pending' && user.email.toLowerCase() === email.toLowerCase()) {
      await trx.updateTable('users').set({ status: 'active' }).where('id', '=', userId).execute()
    }
    await endSessionsOf(trx, userId, { except: null })
  })
}

interface Storing {
  context: AppContext
  user: UserRow
  password: string
  origin: Origin
  action: string
}

async function storePassword(trx: Db, { context, user, password, origin, action }: Storing): Promise<void> {
  await trx.updateTable('users').set({ password, updated_at: new Date() }).where('id', '=', user.id).execute()
  await endTokens(trx, user.id, 'reset-password')
  const what = 'Your Placard password was changed'
  await sendMail(trx, securityNotice(context.config, user, { to: user.email, what }))
  await recordAudit(trx, { actorId: user.id, action, subject: { type: 'user', id: user.id }, origin })
}

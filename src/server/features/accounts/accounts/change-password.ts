import type { PasswordChange } from '#contract/accounts/accounts-settings.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { endPendingTokens } from './account-tokens.ts'
import { listLiveKeys } from './live-keys.ts'
import { hashPassword } from './password.ts'
import { getUser, type UserRow } from './queries.ts'
import { refuseWeakPassword } from './register.ts'
import { confirmPassword, securityNotice } from './sensitive-change.ts'
import { endSessionsOf } from './sessions.ts'
import { mailVerification } from './verify-email.ts'

interface ChangePasswordInput {
  userId: number
  sessionId: string | null
  origin: Origin
}

/** @returns how many API keys work on @throws AppError `wrong-password`, `invalid-input`, `rate-limited` */
export async function changePassword(
  context: AppContext,
  input: PasswordChange,
  asked: ChangePasswordInput,
): Promise<number> {
  const user = await getUser(context.db, asked.userId)
  await confirmPassword(context, user, input.currentPassword, 'currentPassword')
  refuseWeakPassword(input.password, [user.username, user.email])
  const password = await hashPassword(input.password)
  return context.db.transaction().execute(async (trx) => {
    const keys = await storePassword(trx, {
      context,
      user,
      password,
      origin: asked.origin,
      action: 'user.password-changed',
    })
    if (user.status === 'pending') {
      await mailVerification(trx, { config: context.config, user, email: user.email })
    }
    const by = { actorId: user.id, origin: asked.origin }
    await endSessionsOf(trx, { userId: user.id, except: asked.sessionId }, by)
    return keys
  })
}

interface StorePasswordInput {
  context: AppContext
  user: UserRow
  password: string
  origin: Origin
  action: string
  /** Other sign-in methods of the user, as listed in the mail. */
  factors?: string[]
}

/**
 * The new password invalidates every link mailed before it, also that of a pending change of address.
 * @returns how many API keys work on
 */
export async function storePassword(trx: Tx, input: StorePasswordInput): Promise<number> {
  const { context, user, password, origin, action, factors = [] } = input
  await trx
    .updateTable('users')
    .set({ password, updated_at: context.now() })
    .where('id', '=', user.id)
    .execute()
  await endPendingTokens(trx, user)
  const what = 'Your Placard password was changed'
  const keys = await listLiveKeys(trx, user.id)
  await sendMail(trx, securityNotice(context.config, user, { to: user.email, what, factors, keys }))
  await recordAudit(trx, { actorId: user.id, action, subject: { type: 'user', id: user.id }, origin })
  return keys.length
}

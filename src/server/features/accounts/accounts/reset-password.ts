import type { PasswordReset, ResetFactors } from '#contract/accounts/accounts-settings.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Origin } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { readToken, spendToken } from './account-tokens.ts'
import { applySecurityChange } from './apply-security-change.ts'
import { storePassword } from './change-password.ts'
import { eraseBrowsers } from './known-browsers.ts'
import { describeFactors } from './mail-reset.ts'
import { hashPassword } from './password.ts'
import { canRemoveWithoutCode } from './policy.ts'
import { getUser, listPasskeys, type UserRow } from './queries.ts'
import { refuseWeakPassword } from './register.ts'
import { endSessionsOf } from './sessions.ts'
import { checkSecondFactor, findAuthenticator, removeTotp } from './two-factor.ts'

/** The sign-in methods that a reset link may remove besides the password. @throws AppError `link-expired` */
export async function findResetFactors({ db, now }: AppContext, token: string): Promise<ResetFactors> {
  const { userId } = await readToken(db, token, 'reset-password')
  const [passkeys, authenticator] = await Promise.all([
    listPasskeys(db, userId),
    findAuthenticator(db, userId),
  ])
  const addedAt = authenticator?.confirmed_at
  return {
    passkeys: passkeys.map(({ name, created_at }) => ({ name, createdAt: created_at.toISOString() })),
    authenticator: addedAt
      ? { addedAt: addedAt.toISOString(), needsCode: !canRemoveWithoutCode(addedAt, now()) }
      : null,
  }
}

/**
 * Access to the mailbox proves ownership: the address becomes verified; every session, every earlier mailed link and every
 * known browser is revoked. @throws AppError `link-expired`, `invalid-input`, `second-factor-required`, `wrong-code`
 */
export async function resetPassword(
  context: AppContext,
  input: PasswordReset,
  origin: Origin,
): Promise<void> {
  refuseWeakPassword(input.password, [])
  const password = await hashPassword(input.password)
  await context.db.transaction().execute(async (trx) => {
    const { userId, email } = await spendToken(trx, input.token, 'reset-password')
    const user = await getUser(trx, userId)
    refuseWeakPassword(input.password, [user.username, user.email])
    const removing = { context, user, input, origin }
    if (input.removePasskeys) await removePasskeys(trx, removing)
    if (input.removeAuthenticator) await removeAuthenticator(trx, removing)
    const factors = await describeFactors(trx, userId)
    await storePassword(trx, { context, user, password, origin, action: 'user.password-reset', factors })
    if (user.status === 'pending' && user.email.toLowerCase() === email.toLowerCase()) {
      await trx.updateTable('users').set({ status: 'active' }).where('id', '=', userId).execute()
    }
    await eraseBrowsers(trx, userId)
    await endSessionsOf(trx, { userId, except: null }, { actorId: userId, origin })
  })
}

interface RemoveFactorInput {
  context: AppContext
  user: UserRow
  input: PasswordReset
  origin: Origin
}

async function removePasskeys(trx: Tx, { context, user, origin }: RemoveFactorInput): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  if (numDeletedRows > 0n) {
    await applySecurityChange(trx, { context, user, change: 'passkey-removed', origin, sessionId: null })
  }
}

async function removeAuthenticator(
  trx: Tx,
  { context, user, input, origin }: RemoveFactorInput,
): Promise<void> {
  const authenticator = await findAuthenticator(trx, user.id)
  if (!authenticator) return
  if (!canRemoveWithoutCode(required(authenticator.confirmed_at), context.now())) {
    await checkSecondFactor(context, user, { input: input.code, subject: `user ${user.id}` })
  }
  await removeTotp(trx, user.id)
  await applySecurityChange(trx, { context, user, change: 'totp-removed', origin, sessionId: null })
}

import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { endPendingTokens, type Spent, spendToken } from './account-tokens.ts'
import { eraseBrowsers } from './known-browsers.ts'
import { mailReset } from './mail-reset.ts'
import { getUser } from './queries.ts'
import { endSessionsOf } from './sessions.ts'

/**
 * The former address recovers its account: all sessions and links are revoked, and a password reset link goes to that
 * address. @throws AppError `link-expired`, `conflict`
 */
export async function undoEmailChange(
  { db, config, now }: AppContext,
  token: string,
  origin: Origin,
): Promise<{ email: string }> {
  return db.transaction().execute(async (trx) => {
    const spent = await spendToken(trx, token, 'undo-email-change')
    const { userId, email } = spent
    const changed = await getUser(trx, userId)
    await endPendingTokens(trx, changed)
    await endLaterUndos(trx, spent)
    const user = { ...changed, email }
    await trx.updateTable('users').set({ email, updated_at: now() }).where('id', '=', userId).execute()
    await recordAudit(trx, {
      actorId: userId,
      action: 'user.email-change-undone',
      subject: { type: 'user', id: userId },
      origin,
    })
    await eraseBrowsers(trx, userId)
    await endSessionsOf(trx, { userId, except: null }, { actorId: userId, origin })
    if (user.status !== 'suspended') await mailReset(trx, config, user)
    return { email }
  })
}

/** In a chain of changes the oldest address wins: undo links to later ones were the intruder's. */
async function endLaterUndos(trx: Tx, { userId, issuedAt }: Spent): Promise<void> {
  await trx
    .deleteFrom('account_tokens')
    .where('user_id', '=', userId)
    .where('kind', '=', 'undo-email-change')
    .where('created_at', '>', issuedAt)
    .execute()
}

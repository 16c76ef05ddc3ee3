import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { endPendingTokens, isHeldForUndo, issueToken, spendToken } from './account-tokens.ts'
import { emailTakenError } from './email-taken-error.ts'
import { emailChangedMail, verificationMail } from './emails.ts'
import { getUser, type UserRow } from './queries.ts'
import { endSessionsOf } from './sessions.ts'

/** Mails a link that verifies `email`: the user's address, or the requested new one. */
export async function mailVerification(
  trx: Tx,
  { config, user, email }: { config: AppContext['config']; user: UserRow; email: string },
): Promise<void> {
  const token = await issueToken(trx, { userId: user.id, kind: 'verify-email', email })
  await sendMail(trx, verificationMail(config, user, { to: email, token }))
}

interface From {
  origin: Origin
  /** The session in which the link was opened; null for none. */
  sessionId: string | null
}

/** Makes the link's address the user's verified one. @throws AppError `link-expired`, `conflict` */
export async function verifyEmail(context: AppContext, token: string, from: From): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const { userId, email } = await spendToken(trx, token, 'verify-email')
    const user = await getUser(trx, userId)
    const status = user.status === 'pending' ? 'active' : user.status
    const isChange = user.email.toLowerCase() !== email.toLowerCase()
    if (isChange) await leaveAddress(trx, { context, user, email, from })
    await trx
      .updateTable('users')
      .set({ email, status, updated_at: context.now() })
      .where('id', '=', userId)
      .execute()
    await recordAudit(trx, {
      actorId: userId,
      action: isChange ? 'user.email-changed' : 'user.email-verified',
      subject: { type: 'user', id: userId },
      before: { status: user.status },
      after: { status },
      origin: from.origin,
    })
  })
}

interface LeaveAddressInput {
  context: AppContext
  user: UserRow
  email: string
  from: From
}

/** Revokes links to the old address and other sessions; notifies the old address, which may undo the change for a while. */
async function leaveAddress(trx: Tx, { context, user, email, from }: LeaveAddressInput): Promise<void> {
  if (await isHeldForUndo(trx, email, user.id)) throw emailTakenError()
  await endPendingTokens(trx, user)
  const undo = await issueToken(trx, { userId: user.id, kind: 'undo-email-change', email: user.email })
  await sendMail(trx, emailChangedMail(context.config, user, { to: user.email, now: email, token: undo }))
  const by = { actorId: user.id, origin: from.origin }
  await endSessionsOf(trx, { userId: user.id, except: from.sessionId }, by)
}

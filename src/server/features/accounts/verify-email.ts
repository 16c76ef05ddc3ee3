import type { AppContext } from '../../context.ts'
import { type Origin, recordAudit } from '../../platform/db/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { issueToken, spendToken } from './account-tokens.ts'
import { securityNotice, verificationMail } from './emails.ts'
import { getUser, type UserRow } from './queries.ts'

/** Mails a link that proves `email`: the address the user has, or the one they want. */
export async function askToVerify(
  trx: Db,
  { config, user, email }: { config: AppContext['config']; user: UserRow; email: string },
): Promise<void> {
  const token = await issueToken(trx, { userId: user.id, kind: 'verify-email', email })
  await sendMail(trx, verificationMail(config, user, { to: email, token }))
}

/** The address of the link becomes the user's, proven. @throws AppError `link-expired`, `conflict` */
export async function verifyEmail({ db, config }: AppContext, token: string, origin: Origin): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { userId, email } = await spendToken(trx, token, 'verify-email')
    const user = await getUser(trx, userId)
    const status = user.status === 'pending' ? 'active' : user.status
    await trx
      .updateTable('users')
      .set({ email, status, updated_at: new Date() })
      .where('id', '=', userId)
      .execute()
    const isChange = user.email.toLowerCase() !== email.toLowerCase()
    if (isChange) {
      const what = 'Your Placard email address was changed'
      await sendMail(trx, securityNotice(config, user, { to: user.email, what }))
    }
    await recordAudit(trx, {
      actorId: userId,
      action: isChange ? 'user.email-changed' : 'user.email-verified',
      subject: { type: 'user', id: userId },
      before: { status: user.status },
      after: { status },
      origin,
    })
  })
}

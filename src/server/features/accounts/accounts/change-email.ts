import type { EmailChange } from '#contract/accounts/accounts-settings.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { enforceMailLimit } from '../../../platform/mail/mailbox-limit.ts'
import { isHeldForUndo, issueToken } from './account-tokens.ts'
import { addressInUseMail } from './emails.ts'
import { VERIFY_PER_ACCOUNT } from './limits.ts'
import { findUserByEmail, type UserRow } from './queries.ts'
import { confirmPassword, securityNotice } from './sensitive-change.ts'
import { mailVerification } from './verify-email.ts'

/** Takes effect once the new address is verified; the old one is notified at once. @throws AppError `conflict` … */
export async function changeEmail(context: AppContext, user: UserRow, input: EmailChange): Promise<void> {
  const { db, config, limiter } = context
  await confirmPassword(context, user, input.password)
  await limiter.take(VERIFY_PER_ACCOUNT, String(user.id))
  const holder = await findUserByEmail(db, input.email)
  if (holder?.id === user.id) {
    const message = 'This is your email address already'
    throw new AppError('conflict', { message, fields: { email: message } })
  }
  await enforceMailLimit(limiter, input.email)
  const isTaken = holder !== undefined || (await isHeldForUndo(db, input.email, user.id))
  await db.transaction().execute(async (trx) => {
    // no enumeration: only its owner learns that the address is taken
    if (isTaken) {
      await issueToken(trx, { userId: user.id, kind: 'verify-email', email: input.email })
      if (holder) await sendMail(trx, addressInUseMail(config, holder))
    } else await mailVerification(trx, { config, user, email: input.email })
    const what = 'Somebody asked to change your Placard email address'
    await sendMail(trx, securityNotice(config, user, { to: user.email, what }))
  })
}

/** @throws AppError `conflict` when there is nothing to verify, `rate-limited` */
export async function sendVerification(context: AppContext, user: UserRow): Promise<{ email: string }> {
  const { db, config, limiter } = context
  if (user.status !== 'pending') {
    throw new AppError('conflict', { message: 'Your email address is already confirmed.' })
  }
  await limiter.take(VERIFY_PER_ACCOUNT, String(user.id))
  await enforceMailLimit(limiter, user.email)
  await db.transaction().execute((trx) => mailVerification(trx, { config, user, email: user.email }))
  return { email: user.email }
}

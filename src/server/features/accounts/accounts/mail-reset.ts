import { formatLongDay } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import type { Config } from '../../../config.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { issueToken } from './account-tokens.ts'
import { passwordResetMail } from './emails.ts'
import { listPasskeys, type UserRow } from './queries.ts'
import { findAuthenticator } from './two-factor.ts'

/** Mails the reset link, and names the other sign-in methods that a new password would not change. */
export async function mailReset(trx: Tx, config: Config, user: UserRow): Promise<void> {
  const token = await issueToken(trx, { userId: user.id, kind: 'reset-password', email: user.email })
  const factors = await describeFactors(trx, user.id)
  await sendMail(trx, passwordResetMail(config, user, { token, factors }))
}

/** The user's sign-in methods and second factors besides the password. */
export async function describeFactors(db: Db, userId: number): Promise<string[]> {
  const [passkeys, authenticator] = await Promise.all([
    listPasskeys(db, userId),
    findAuthenticator(db, userId),
  ])
  const labels = passkeys.map(
    ({ name, created_at }) => `the passkey “${name}” of ${formatLongDay(created_at)}`,
  )
  if (authenticator)
    labels.push(`the authenticator app of ${formatLongDay(required(authenticator.confirmed_at))}`)
  return labels
}

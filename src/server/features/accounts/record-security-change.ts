import type { AppContext } from '../../context.ts'
import { type Origin, recordAudit } from '../../platform/db/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { securityNotice } from './emails.ts'
import type { UserRow } from './queries.ts'

const WORDS = {
  'totp-added': 'An authenticator app was added to your Placard account',
  'totp-removed': 'The authenticator app was removed from your Placard account',
  'passkey-added': 'A passkey was added to your Placard account',
  'passkey-removed': 'A passkey was removed from your Placard account',
}

interface Change {
  context: AppContext
  user: UserRow
  change: keyof typeof WORDS
  origin: Origin
}

/** Keeps the change in the audit log and tells the owner of the account by mail. */
export async function recordSecurityChange(
  trx: Db,
  { context, user, change, origin }: Change,
): Promise<void> {
  await sendMail(trx, securityNotice(context.config, user, { to: user.email, what: WORDS[change] }))
  await recordAudit(trx, {
    actorId: user.id,
    action: `user.${change}`,
    subject: { type: 'user', id: user.id },
    origin,
  })
}

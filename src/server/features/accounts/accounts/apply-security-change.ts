import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import type { UserRow } from './queries.ts'
import { securityNotice } from './sensitive-change.ts'
import { endSessionsOf, strengthenSession, weakenSessions } from './sessions.ts'

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
  /** The session that made the change and survives it; null for none. */
  sessionId: string | null
}

/**
 * The common consequences of every change to a sign-in method: an audit event, a security notice by mail, and the end of
 * all earlier sessions.
 */
export async function applySecurityChange(
  trx: Tx,
  { context, user, change, origin, sessionId }: Change,
): Promise<void> {
  await sendMail(trx, securityNotice(context.config, user, { to: user.email, what: WORDS[change] }))
  await recordAudit(trx, {
    actorId: user.id,
    action: `user.${change}`,
    subject: { type: 'user', id: user.id },
    origin,
  })
  await endSessionsOf(trx, { userId: user.id, except: sessionId }, { actorId: user.id, origin })
  // adding a factor includes proving possession of it
  if (change === 'totp-added' || change === 'passkey-added') await strengthenSession(trx, sessionId)
  else await weakenSessions(trx, user.id)
}

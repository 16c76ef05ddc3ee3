import type { Login } from '#contract/accounts.ts'
import type { AppContext } from '../../context.ts'
import { type Origin, recordAudit } from '../../platform/db/audit.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { LOGIN_PER_ACCOUNT, LOGIN_PER_ADDRESS } from './limits.ts'
import { verifyPassword } from './password.ts'
import { findUserByLogin, type UserRow } from './queries.ts'
import { startSession } from './sessions.ts'
import { checkSecondFactor } from './two-factor.ts'

/** A hash nobody's password has: unknown names and locked accounts take as long as wrong passwords. */
const DUMMY_HASH = `argon2id$19456$2$1$${'A'.repeat(22)}$${'A'.repeat(43)}`

export interface SignedIn {
  user: UserRow
  token: string
}

/** @throws AppError `wrong-credentials`, `account-suspended`, `second-factor-required`, `wrong-code`, `rate-limited` */
export async function logIn(context: AppContext, given: Login, origin: Origin): Promise<SignedIn> {
  const { db, limiter } = context
  await limiter.take(LOGIN_PER_ADDRESS, origin.address ?? '')
  await limiter.take(LOGIN_PER_ACCOUNT, given.username)
  const user = await findUserByLogin(db, given.username)
  const stored = user?.password.startsWith('argon2id$') ? user.password : DUMMY_HASH
  const isRight = await verifyPassword(given.password, stored)
  if (!user || !isRight) {
    await recordAudit(db, {
      actorId: null,
      action: 'session.refused',
      subject: { type: 'user', id: user?.id ?? null },
      origin,
    })
    throw new AppError('wrong-credentials')
  }
  // said only to who knows the password
  if (user.status === 'suspended') throw new AppError('account-suspended')
  await checkSecondFactor(context, user, given.code)
  await limiter.forgive(LOGIN_PER_ACCOUNT, given.username)
  return signIn(db, user, origin)
}

/** Every way to sign in ends here: a fresh session each time. */
export async function signIn(db: AppContext['db'], user: UserRow, origin: Origin): Promise<SignedIn> {
  const token = await db.transaction().execute(async (trx) => {
    await recordAudit(trx, {
      actorId: user.id,
      action: 'session.started',
      subject: { type: 'user', id: user.id },
      origin,
    })
    return startSession(trx, user.id, origin)
  })
  return { user, token }
}

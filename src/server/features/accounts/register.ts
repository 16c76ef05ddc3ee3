import type { Registration } from '#contract/accounts.ts'
import type { AppContext } from '../../context.ts'
import { type Origin, recordAudit } from '../../platform/db/audit.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { registerConflict } from '../../platform/http/errors.ts'
import { isCommonPassword } from './common-passwords.ts'
import { REGISTER_PER_ADDRESS } from './limits.ts'
import type { SignedIn } from './log-in.ts'
import { hashPassword } from './password.ts'
import { createUser } from './queries.ts'
import { startSession } from './sessions.ts'
import { askToVerify } from './verify-email.ts'

registerConflict('users_username_key', { field: 'username', message: 'This username is already taken' })
registerConflict('users_email_key', {
  field: 'email',
  message: 'An account with this email address already exists',
})

/** @throws AppError `invalid-input`, `conflict`, `rate-limited` */
export async function register(context: AppContext, given: Registration, origin: Origin): Promise<SignedIn> {
  refuseWeakPassword(given.password, [given.username, given.email])
  await context.limiter.take(REGISTER_PER_ADDRESS, origin.address ?? '')
  const password = await hashPassword(given.password)
  return context.db.transaction().execute(async (trx) => {
    const user = await createUser(trx, { username: given.username, email: given.email, password })
    await recordAudit(trx, {
      actorId: user.id,
      action: 'user.registered',
      subject: { type: 'user', id: user.id },
      after: { status: user.status },
      origin,
    })
    await askToVerify(trx, { config: context.config, user, email: user.email })
    return { user, token: await startSession(trx, user.id, origin) }
  })
}

/** @throws AppError `invalid-input` for passwords that are guessed first */
export function refuseWeakPassword(password: string, ownWords: string[], field = 'password'): void {
  const isOwnWord = ownWords.some((word) => word.toLowerCase() === password.toLowerCase())
  if (!isOwnWord && !isCommonPassword(password)) return
  const message = isOwnWord
    ? 'Password must not be your username or email address'
    : 'This password is too common. Please choose another one'
  throw new AppError('invalid-input', { message, fields: { [field]: message } })
}

import type { Registration } from '#contract/accounts/accounts.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { tryConsumeMail } from '../../../platform/mail/mailbox-limit.ts'
import { isHeldForUndo } from './account-tokens.ts'
import { isCommonPassword } from './common-passwords.ts'
import { emailTakenError } from './email-taken-error.ts'
import { REGISTER_PER_ADDRESS, TAKEN_PER_ADDRESS } from './limits.ts'
import type { SignedIn } from './log-in.ts'
import { hashPassword } from './password.ts'
import { createUser } from './queries.ts'
import { startSession } from './sessions.ts'
import { mailVerification } from './verify-email.ts'

/** @throws AppError `invalid-input`, `conflict`, `rate-limited` */
export async function register(context: AppContext, input: Registration, origin: Origin): Promise<SignedIn> {
  const { limiter } = context
  const address = origin.address ?? ''
  refuseWeakPassword(input.password, [input.username, input.email])
  await limiter.take(REGISTER_PER_ADDRESS, address)
  // counted before any lookup: refusals as taken are limited, and concurrent requests cannot get around it
  await limiter.take(TAKEN_PER_ADDRESS, address)
  const password = await hashPassword(input.password)
  const signedIn = await createAccount(context, { ...input, password }, origin)
  await limiter.refund(TAKEN_PER_ADDRESS, address)
  return signedIn
}

async function createAccount(
  { db, config, limiter }: AppContext,
  input: { username: string; email: string; password: string },
  origin: Origin,
): Promise<SignedIn> {
  const mayMail = await tryConsumeMail(limiter, input.email)
  return db.transaction().execute(async (trx) => {
    if (await isHeldForUndo(trx, input.email)) throw emailTakenError()
    const { username, email, password } = input
    const user = await createUser(trx, { username, email, password })
    await recordAudit(trx, {
      actorId: user.id,
      action: 'user.registered',
      subject: { type: 'user', id: user.id },
      after: { status: user.status },
      origin,
    })
    // a mailbox over its limit today gets the link on a later request
    if (mayMail) await mailVerification(trx, { config, user, email })
    return { user, token: await startSession(trx, user.id, origin), hasSecondFactor: false }
  })
}

/** @throws AppError `invalid-input` for passwords that attackers guess first */
export function refuseWeakPassword(password: string, ownWords: string[], field = 'password'): void {
  const isOwnWord = ownWords.some((word) => word.toLowerCase() === password.toLowerCase())
  if (!isOwnWord && !isCommonPassword(password)) return
  const message = isOwnWord
    ? 'Password must not be your username or email address'
    : 'This password is too common. Please choose another one'
  throw new AppError('invalid-input', { message, fields: { [field]: message } })
}

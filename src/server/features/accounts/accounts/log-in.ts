import type { Login } from '#contract/accounts/accounts.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countAttempt } from './guesses.ts'
import { checkMailedCode } from './mailed-code.ts'
import { verifyPassword } from './password.ts'
import type { UserRow } from './queries.ts'
import { startSession } from './sessions.ts'
import { checkSecondFactor } from './two-factor.ts'

/** Timing: a hash that matches no password, so that unknown names and locked accounts take as long as wrong passwords. */
const DUMMY_HASH = `argon2id$19456$2$1$${'A'.repeat(22)}$${'A'.repeat(43)}`

export interface SignedIn {
  user: UserRow
  token: string
  /** Whether a second factor was used. */
  hasSecondFactor: boolean
}

interface From {
  origin: Origin
  /** The cookie of a known browser. */
  browser: string | undefined
}

/** @throws AppError `wrong-credentials`, `account-suspended`, `second-factor-required`, `wrong-code`, `rate-limited` */
export async function logIn(context: AppContext, input: Login, { origin, browser }: From): Promise<SignedIn> {
  const { db } = context
  const guess = await countAttempt(context, { login: input.username, address: origin.address ?? '', browser })
  const { user } = guess
  const stored = user?.password.startsWith('argon2id$') ? user.password : DUMMY_HASH
  const isRight = await verifyPassword(input.password, stored)
  if (!user || !isRight) {
    const subject = { type: 'user', id: user?.id ?? null }
    const refused = { actorId: null, action: 'session.refused', subject, origin }
    await db.transaction().execute((trx) => recordAudit(trx, refused))
    throw new AppError('wrong-credentials')
  }
  // disclosed only after the right password
  if (user.status === 'suspended') throw new AppError('account-suspended')
  const code = { input: input.code, subject: guess.subject }
  const hasSecondFactor = await checkSecondFactor(context, user, code)
  if (guess.isUnderAttack && !hasSecondFactor) await checkMailedCode(context, user, code)
  await guess.refund()
  return signIn(db, user, { ...origin, hasSecondFactor })
}

/** The end of every sign-in method: always starts a new session. */
export async function signIn(
  db: AppContext['db'],
  user: UserRow,
  from: Origin & { hasSecondFactor: boolean },
): Promise<SignedIn> {
  const token = await db.transaction().execute(async (trx) => {
    await recordAudit(trx, {
      actorId: user.id,
      action: 'session.started',
      subject: { type: 'user', id: user.id },
      origin: from,
    })
    return startSession(trx, user.id, from)
  })
  return { user, token, hasSecondFactor: from.hasSecondFactor }
}

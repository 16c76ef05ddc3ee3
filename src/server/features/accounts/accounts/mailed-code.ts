import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { storeToken, trySpendToken } from './account-tokens.ts'
import { signInCodeMail } from './emails.ts'
import { CODE_MAILS_PER_ACCOUNT, CODE_PER_ACCOUNT } from './limits.ts'
import type { UserRow } from './queries.ts'
import { createReadableCode, normalizeCode } from './readable-code.ts'

interface Code {
  input: string | undefined
  /** Rate limit subject. */
  subject: string
}

/**
 * Step-up authentication for accounts under attack without an authenticator app: from an unknown browser the right password
 * also requires a mailed code. Delays the owner, never locks them out.
 * @throws AppError `second-factor-required`, `wrong-code`
 */
export async function checkMailedCode(context: AppContext, user: UserRow, code: Code): Promise<void> {
  if (!code.input) {
    await mailCode(context, user)
    throw new AppError('second-factor-required', {
      message:
        'Many wrong passwords were tried on this account. We sent a code to its email address: enter it to sign in.',
      fields: { code: 'Code is required' },
    })
  }
  await context.limiter.take(CODE_PER_ACCOUNT, code.subject)
  const token = toToken(user.id, code.input)
  const spent = await context.db.transaction().execute((trx) => trySpendToken(trx, token, 'sign-in-code'))
  if (!spent) throw new AppError('wrong-code', { fields: { code: 'That code is not right' } })
  await context.limiter.reset(CODE_PER_ACCOUNT, code.subject)
}

async function mailCode({ db, config, limiter }: AppContext, user: UserRow): Promise<void> {
  if (!(await limiter.tryConsume(CODE_MAILS_PER_ACCOUNT, String(user.id)))) return
  const code = createReadableCode()
  await db.transaction().execute(async (trx) => {
    const issue = { userId: user.id, kind: 'sign-in-code', email: user.email } as const
    await storeToken(trx, issue, toToken(user.id, code))
    await sendMail(trx, signInCodeMail(config, user, code))
  })
}

/** A code is short enough to type, hence guessable, so its token is bound to its account. */
function toToken(userId: number, code: string): string {
  return `${userId}:${normalizeCode(code)}`
}

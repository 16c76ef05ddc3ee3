import { forgotPasswordPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { greet, nameFactors, type Person, type Site } from './emails.ts'
import { CONFIRM_PER_ACCOUNT } from './limits.ts'
import { nameKeys } from './live-keys.ts'
import { verifyPassword } from './password.ts'
import type { UserRow } from './queries.ts'
import { checkSecondFactor } from './two-factor.ts'

/** Reauthentication: an unlocked computer must not suffice. @throws AppError `wrong-password`, `rate-limited` */
export async function confirmPassword(
  { limiter }: AppContext,
  user: UserRow,
  password: string,
  field = 'password',
): Promise<void> {
  await limiter.take(CONFIRM_PER_ACCOUNT, String(user.id))
  if (!(await verifyPassword(password, user.password))) {
    const error = new AppError('wrong-password')
    throw new AppError('wrong-password', { fields: { [field]: error.message } })
  }
  await limiter.reset(CONFIRM_PER_ACCOUNT, String(user.id))
}

/**
 * As `confirmPassword`, and with the authenticator app where the account has one: for what would let somebody in without either.
 * @throws AppError `wrong-password`, `second-factor-required`, `wrong-code`, `rate-limited`
 */
export async function confirmIdentity(
  context: AppContext,
  user: UserRow,
  { password, code }: { password: string; code: string | undefined },
): Promise<void> {
  await confirmPassword(context, user, password)
  await checkSecondFactor(context, user, { input: code, subject: String(user.id) })
}

/** Security notice: informs the owner of the account what changed, so that an intruder cannot change it unnoticed. */
export function securityNotice(
  site: Site,
  person: Person,
  { to, what, factors = [], keys = [] }: { to: string; what: string; factors?: string[]; keys?: string[] },
): Mail {
  return {
    to,
    subject: what,
    letter: {
      heading: what,
      paragraphs: [
        greet(person),
        `${what}. If that was you, there is nothing to do.`,
        ...nameFactors(factors),
        ...nameKeys(keys),
      ],
      action: { label: 'It was not me', url: `${site.PUBLIC_URL}${forgotPasswordPath()}` },
      footer: 'We tell you about every change to how you sign in.',
    },
  }
}

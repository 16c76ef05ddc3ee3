import type { AppContext } from '../../../context.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { findKnownBrowser } from './known-browsers.ts'
import { LOGIN_PER_ACCOUNT, LOGIN_PER_ADDRESS, LOGIN_PER_PAIR } from './limits.ts'
import { findUserByLogin, type UserRow } from './queries.ts'

interface CountAttemptInput {
  login: string
  address: string
  /** Value of the browser's cookie, if it has one. */
  browser: string | undefined
}

export interface Guess {
  user: UserRow | undefined
  /** The rate limit subject for codes that follow: the account, or one known browser. */
  subject: string
  /** So many passwords were tried by strangers that the right one alone no longer suffices. */
  isUnderAttack: boolean
  /** It was a legitimate sign-in: refunds the attempt. */
  refund(): Promise<void>
}

/**
 * Counts one password attempt for the account found, however its name was spelled. A known browser of the account has its
 * own counter, so that nobody else can use it up. @throws AppError `rate-limited`
 */
export async function countAttempt({ db, limiter }: AppContext, asked: CountAttemptInput): Promise<Guess> {
  const user = await findUserByLogin(db, asked.login)
  const account = user ? `user ${user.id}` : `name ${asked.login.normalize('NFKC')}`
  // timing: also looked up for unknown names, so that both take as long
  const known = asked.browser ? await findKnownBrowser(db, user?.id ?? 0, asked.browser) : undefined
  const subject = known ? `${account} ${known}` : account
  const pair = known ? subject : `${account} ${networkOf(asked.address)}`
  if (!known) await limiter.take(LOGIN_PER_ADDRESS, asked.address)
  await limiter.take(LOGIN_PER_PAIR, pair)
  const isCounted = !known && (await limiter.tryConsume(LOGIN_PER_ACCOUNT, account))
  return {
    user,
    subject,
    isUnderAttack: !known && !isCounted,
    async refund() {
      await limiter.reset(LOGIN_PER_PAIR, pair)
      if (isCounted) await limiter.refund(LOGIN_PER_ACCOUNT, account)
    },
  }
}

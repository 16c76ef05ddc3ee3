import type { AppContext } from '../../context.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { findKnownBrowser } from './known-browsers.ts'
import { LOGIN_PER_ACCOUNT, LOGIN_PER_ADDRESS, LOGIN_PER_PAIR } from './limits.ts'
import { findUserByLogin, type UserRow } from './queries.ts'

interface Asked {
  login: string
  address: string
  /** The browser's own cookie, if it has one. */
  browser: string | undefined
}

export interface Guess {
  user: UserRow | undefined
  /** Who the codes that follow are counted for: the account, or one browser it knows. */
  subject: string
  /** Strangers have tried so many passwords that the right one alone is no longer enough. */
  isUnderAttack: boolean
  /** It was no guess: takes back what was counted. */
  forgive(): Promise<void>
}

/**
 * Counts one password tried, for the account that was found and never for how it was spelled. A browser that signed in to
 * the account before has a count of its own, so nobody else can use it up. @throws AppError `rate-limited`
 */
export async function takeGuess({ db, limiter }: AppContext, asked: Asked): Promise<Guess> {
  const user = await findUserByLogin(db, asked.login)
  const account = user ? `user ${user.id}` : `name ${asked.login.normalize('NFKC')}`
  // asked for unknown names as well, so that both take as long
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
    async forgive() {
      await limiter.forgive(LOGIN_PER_PAIR, pair)
      if (isCounted) await limiter.giveBack(LOGIN_PER_ACCOUNT, account)
    },
  }
}

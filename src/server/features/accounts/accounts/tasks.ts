import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { sweepRateLimits } from '../../../platform/http/rate-limit.ts'
import { sweepBrowsers } from './known-browsers.ts'
import { RESET_MAILS_PER_ACCOUNT } from './limits.ts'
import { mailReset } from './mail-reset.ts'
import { findUserByEmail } from './queries.ts'
import { sweepSessions } from './sessions.ts'

const RESET_TASK = 'send-password-reset'

/** Timing: the request itself looks nothing up, so its duration does not reveal who has an account. */
export async function enqueuePasswordReset(db: Db, email: string): Promise<void> {
  await sql`select graphile_worker.add_job(${RESET_TASK}, ${JSON.stringify({ email })}::json)`.execute(db)
}

export function accountTasks({ db, config, limiter }: AppContext) {
  return {
    [RESET_TASK]: async (payload: unknown) => {
      const user = await findUserByEmail(db, (payload as { email: string }).email)
      if (!user || user.status === 'suspended') return
      // links sent before stay valid: another mail would only fill the mailbox
      if (!(await limiter.tryConsume(RESET_MAILS_PER_ACCOUNT, String(user.id)))) return
      await db.transaction().execute((trx) => mailReset(trx, config, user))
    },

    'sweep-accounts': async () => {
      await sweepSessions(db)
      await sweepBrowsers(db)
      await db.deleteFrom('account_tokens').where('expires_at', '<', sql<Date>`now()`).execute()
      await db.deleteFrom('passkey_challenges').where('expires_at', '<', sql<Date>`now()`).execute()
      await sweepRateLimits(db)
    },
  }
}

/** Hourly, off the full hour. */
export const ACCOUNT_CRON = '17 * * * * sweep-accounts'

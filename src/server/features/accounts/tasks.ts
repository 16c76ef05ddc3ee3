import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { sweepRateLimits } from '../../platform/http/rate-limit.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { issueToken } from './account-tokens.ts'
import { passwordResetMail } from './emails.ts'
import { findUserByEmail } from './queries.ts'

const RESET_TASK = 'send-password-reset'

/** The request itself looks nothing up, so how long it takes says nothing about who has an account. */
export async function enqueuePasswordReset(db: Db, email: string): Promise<void> {
  await sql`select graphile_worker.add_job(${RESET_TASK}, ${JSON.stringify({ email })}::json)`.execute(db)
}

export function accountTasks({ db, config }: AppContext) {
  return {
    [RESET_TASK]: async (payload: unknown) => {
      const user = await findUserByEmail(db, (payload as { email: string }).email)
      if (!user || user.status === 'suspended') return
      await db.transaction().execute(async (trx) => {
        const token = await issueToken(trx, { userId: user.id, kind: 'reset-password', email: user.email })
        await sendMail(trx, passwordResetMail(config, user, token))
      })
    },

    'sweep-accounts': async () => {
      await db.deleteFrom('sessions').where('expires_at', '<', sql<Date>`now()`).execute()
      await db.deleteFrom('account_tokens').where('expires_at', '<', sql<Date>`now()`).execute()
      await db.deleteFrom('passkey_challenges').where('expires_at', '<', sql<Date>`now()`).execute()
      await sweepRateLimits(db)
    },
  }
}

/** Every hour, away from the full one. */
export const ACCOUNT_CRON = '17 * * * * sweep-accounts'

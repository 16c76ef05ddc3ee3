import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { BROWSER_DAYS } from '../../../platform/http/session-cookie.ts'
import { hashToken } from '../../../platform/secrets/hash-token.ts'

/** The id of a known browser: one that signed in to this account before. */
export async function findKnownBrowser(db: Db, userId: number, token: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('known_browsers')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', userId)
    .where('last_used_at', '>', sql<Date>`now() - make_interval(days => ${BROWSER_DAYS})`)
    .executeTakeFirst()
  return found && `browser ${found.token_hash.toString('base64url')}`
}

/** @returns the browser's token: its current one, if we issued it, or a new one */
export async function rememberBrowser(
  db: Db,
  { userId, token }: { userId: number; token: string | undefined },
): Promise<string> {
  const own = token && (await isOurs(db, token)) ? token : randomBytes(32).toString('base64url')
  await db
    .insertInto('known_browsers')
    .values({ token_hash: hashToken(own), user_id: userId })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'user_id']).doUpdateSet({ last_used_at: sql<Date>`now()` }),
    )
    .execute()
  return own
}

/** Only tokens we issued are accepted: a planted one would make the attacker's browser a known one. */
async function isOurs(db: Db, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('known_browsers')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return found !== undefined
}

export async function eraseBrowsers(trx: Tx, userId: number): Promise<void> {
  await trx.deleteFrom('known_browsers').where('user_id', '=', userId).execute()
}

export async function sweepBrowsers(db: Db): Promise<void> {
  await db
    .deleteFrom('known_browsers')
    .where('last_used_at', '<', sql<Date>`now() - make_interval(days => ${BROWSER_DAYS})`)
    .execute()
}

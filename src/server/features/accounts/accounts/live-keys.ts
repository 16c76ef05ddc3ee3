import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** Names of the API keys that somebody made and that work: a new password leaves them as they are. */
export async function listLiveKeys(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('api_keys')
    .select('name')
    .where('user_id', '=', userId)
    .where(sql<SqlBool>`(revoked_at is null and expires_at > now())`)
    .orderBy('id')
    .execute()
  return rows.map(({ name }) => name)
}

/** What a mail about a new password says of them. */
export function nameKeys(names: readonly string[]): string[] {
  if (names.length === 0) return []
  const keys = names.map((name) => `“${name}”`).join(', ')
  return [
    `Your API keys work on: ${keys}. End one that is not yours, or may be known to others, on the page “API keys” of your account.`,
  ]
}

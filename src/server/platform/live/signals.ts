import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export const LIVE_CHANNEL = 'live'

/** Hints all web processes, at commit, that these people's feeds have grown. A hint carries no content and may be lost. */
export async function tellLive(trx: Tx, userIds: readonly number[]): Promise<void> {
  await sql`select pg_notify(${LIVE_CHANNEL}, ${userIds.join(',')})`.execute(trx)
}

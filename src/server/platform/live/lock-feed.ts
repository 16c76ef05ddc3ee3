import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** Locks one person's feed until commit, as `appendEvents` does: whoever writes their notices takes it first. */
export async function lockFeed(trx: Tx, userId: number): Promise<void> {
  await sql`insert into user_feeds (user_id) values (${userId})
    on conflict (user_id) do update set last_seq = user_feeds.last_seq`.execute(trx)
}

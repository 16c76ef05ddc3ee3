import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** Locks people's feeds until commit, in the order of ids as `appendEvents` does: whoever writes their notices takes them first. */
export async function lockFeeds(trx: Tx, userIds: readonly number[]): Promise<void> {
  await sql`insert into user_feeds (user_id) select id from unnest(${userIds}::int[]) as given (id) order by id
    on conflict (user_id) do update set last_seq = user_feeds.last_seq`.execute(trx)
}

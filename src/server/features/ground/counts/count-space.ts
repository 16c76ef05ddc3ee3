import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'

interface Counted {
  listingId: number
  what: 'enquiries' | 'viewings'
  now: Date
}

/** Counts what an action did to a space, in its transaction: what is taken back later stays counted. */
export async function countSpace(trx: Tx, { listingId, what, now }: Counted): Promise<void> {
  const column = sql.ref(what)
  await sql`
    insert into space_hours as s (listing_id, hour, ${column}) values (${listingId}, date_trunc('hour', ${now}::timestamptz, 'UTC'), 1)
    on conflict (listing_id, hour) do update set ${column} = s.${column} + 1`.execute(trx)
}

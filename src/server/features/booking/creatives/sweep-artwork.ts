import { sql } from 'kysely'
import { ARTWORK_LIMITS } from '#domain/booking/creative/limits.ts'
import { OPEN_DISPUTES } from '#domain/booking/dispute.ts'
import { FINAL_STATUSES } from '#domain/booking/lifecycle.ts'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { toWordList } from '../../../platform/db/word-list.ts'
import { GONE } from './personal-data.ts'

const BATCH = 200

/**
 * Deletes files and scripts some time after their booking is over, or after another file took their place; not while it is
 * disputed.
 */
export async function sweepArtwork(
  context: Pick<AppContext, 'db' | 'files' | 'now' | 'metrics'>,
): Promise<void> {
  while ((await sweepSome(context)) === BATCH);
}

async function sweepSome({
  db,
  metrics,
  files,
  now,
}: Pick<AppContext, 'db' | 'files' | 'now' | 'metrics'>): Promise<number> {
  const before = sql`${now()}::timestamptz - make_interval(days => ${ARTWORK_LIMITS.keptDays})`
  const gone = await inTransaction({ db, metrics }, async (trx) => {
    const { rows } = await sql<{ id: string; path: string | null; preview_path: string | null }>`
      select creatives.id, path, preview_path from creatives join bookings on bookings.id = booking_id
      where (path is not null or script is not null)
        and (creatives.status in ('rejected', 'replaced') and decided_at < ${before}
          or bookings.status = any(${[...FINAL_STATUSES]}::text[]) and bookings.updated_at < ${before})
        and not exists (select from booking_disputes as dispute
          where dispute.booking_id = bookings.id and dispute.status in (${toWordList(OPEN_DISPUTES)}))
      order by creatives.created_at limit ${BATCH}
      for update of creatives skip locked`.execute(trx)
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await trx.updateTable('creatives').set(GONE).where('id', 'in', ids).execute()
    return rows
  })
  for (const { path, preview_path } of gone)
    for (const one of [path, preview_path]) if (one) await files.delete(one)
  return gone.length
}

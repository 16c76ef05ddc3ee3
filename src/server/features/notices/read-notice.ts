import type { Tx } from '../../platform/db/database.ts'
import { appendEvents } from '../../platform/live/append-events.ts'

/** What a notice was about has been seen elsewhere: it is not mailed any more. The subject's row is locked already. */
export async function readNotice(
  trx: Tx,
  { userId, key, now }: { userId: number; key: string; now: Date },
): Promise<void> {
  const read = await trx
    .updateTable('notices')
    .set({ read_at: now, seen_at: now })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('read_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (read) await appendEvents(trx, [{ userId, kind: 'notice', noticeId: read.id }])
}

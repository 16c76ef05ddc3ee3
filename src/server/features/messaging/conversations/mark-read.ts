import type { Db } from '../../../platform/db/database.ts'
import { appendEvents } from '../../../platform/live/append-events.ts'
import { readNotice } from '../../ground/notices/read-notice.ts'
import { lockConversation } from './lock-conversation.ts'
import type { Reader } from './queries.ts'

/** What a member has seen on a screen; it never goes back, and other devices of theirs follow. @throws AppError `not-found` */
export function markRead(
  db: Db,
  { id, reader, seq, now }: { id: number; reader: Reader; seq: number; now: Date },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { personId: userId, organizationId } = reader
    const { conversation } = await lockConversation(trx, id, organizationId)
    const read = Math.min(seq, conversation.last_seq)
    const moved = await trx
      .updateTable('conversation_members')
      .set({ read_seq: read })
      .where('conversation_id', '=', id)
      .where('user_id', '=', userId)
      .where('read_seq', '<', read)
      .executeTakeFirst()
    if (moved.numUpdatedRows === 0n) return
    await appendEvents(trx, [{ userId, kind: 'read', conversationId: id, messageSeq: read }])
    if (read === conversation.last_seq) await readNotice(trx, { userId, key: `message:${id}`, now })
  })
}

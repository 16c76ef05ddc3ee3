import type { Db } from '../../../platform/db/database.ts'
import type { AttachmentRow } from './store-unsent-file.ts'

/** A file that this person may read: of a conversation of theirs, or their own while it is unsent. */
export function findReadable(db: Db, id: string, readerId: number): Promise<AttachmentRow | undefined> {
  return db
    .selectFrom('message_attachments as file')
    .leftJoin('conversations', 'conversations.id', 'file.conversation_id')
    .selectAll('file')
    .where('file.id', '=', id)
    .where((eb) =>
      eb.or([
        eb.and([eb('file.conversation_id', 'is', null), eb('file.owner_id', '=', readerId)]),
        eb('conversations.buyer_id', '=', readerId),
        eb('conversations.seller_id', '=', readerId),
      ]),
    )
    .executeTakeFirst()
}

import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'

interface Sending {
  conversationId: number
  authorId: number
  clientId: string
  body: string
  attachmentIds: readonly string[]
}

/** The number under which this very message was sent before. @throws AppError `conflict` when its words were others */
export async function findSent(db: Db, sending: Sending): Promise<number | undefined> {
  const sent = await db
    .selectFrom('messages')
    .select(['seq', 'body', 'redacted_at'])
    .where('conversation_id', '=', sending.conversationId)
    .where('author_id', '=', sending.authorId)
    .where('client_id', '=', sending.clientId)
    .executeTakeFirst()
  if (!sent) return undefined
  if (
    sent.redacted_at === null &&
    !(sent.body === sending.body && (await hasSameFiles(db, sending, sent.seq)))
  )
    throw new AppError('conflict', { message: 'This message was sent before with other words.' })
  return sent.seq
}

async function hasSameFiles(
  db: Db,
  { conversationId, attachmentIds }: Sending,
  seq: number,
): Promise<boolean> {
  const rows = await db
    .selectFrom('message_attachments')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .execute()
  return rows.length === attachmentIds.length && rows.every(({ id }) => attachmentIds.includes(id))
}

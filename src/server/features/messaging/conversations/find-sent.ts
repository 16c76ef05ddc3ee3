import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'

interface FindSentInput {
  conversationId: number
  authorId: number
  /** Null for an answer by mail. */
  clientId: string | null
  mailId?: string | undefined
  body: string
  attachmentIds: readonly string[]
}

/** The number under which this very message was sent before. @throws AppError `conflict` when its words were others */
export async function findSent(db: Db, sending: FindSentInput): Promise<number | undefined> {
  const { clientId, mailId } = sending
  if (clientId === null) return mailId === undefined ? undefined : findMailed(db, sending, mailId)
  const sent = await db
    .selectFrom('messages')
    .select(['seq', 'body', 'redacted_at'])
    .where('conversation_id', '=', sending.conversationId)
    .where('author_id', '=', sending.authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (!sent) return undefined
  if (
    sent.redacted_at === null &&
    !(sent.body === sending.body && (await hasSameFiles(db, sending, sent.seq)))
  )
    throw new AppError('conflict', { message: 'This message was already sent with different text.' })
  return sent.seq
}

async function hasSameFiles(
  db: Db,
  { conversationId, attachmentIds }: FindSentInput,
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

/** A mail that is delivered twice has its files stored again: its id alone tells. */
async function findMailed(
  db: Db,
  { conversationId, authorId }: FindSentInput,
  mailId: string,
): Promise<number | undefined> {
  const sent = await db
    .selectFrom('messages')
    .select('seq')
    .where('mail_id', '=', mailId)
    .where('conversation_id', '=', conversationId)
    .where('author_id', '=', authorId)
    .executeTakeFirst()
  return sent?.seq
}

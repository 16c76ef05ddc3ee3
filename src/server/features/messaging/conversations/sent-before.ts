import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'

interface SentMessageKey {
  conversationId: number
  authorId: number
}

/**
 * The number under which this mail is in the conversation. One that is delivered twice has its files stored anew: its id alone tells.
 * Requests are known by their keys (`once`).
 */
export async function findMailed(
  db: Db,
  { conversationId, authorId, mailId }: SentMessageKey & { mailId?: string | undefined },
): Promise<number | undefined> {
  if (mailId === undefined) return undefined
  const sent = await db
    .selectFrom('messages')
    .select('seq')
    .where('mail_id', '=', mailId)
    .where('conversation_id', '=', conversationId)
    .where('author_id', '=', authorId)
    .executeTakeFirst()
  return sent?.seq
}

/** The id names a message for its author's pages, longer than its request is known. @throws AppError `idempotency-key-reused` */
export async function requireUnusedId(
  db: Db,
  { conversationId, authorId, clientId }: SentMessageKey & { clientId: string | null },
): Promise<void> {
  if (clientId === null) return
  const sent = await db
    .selectFrom('messages')
    .select('seq')
    .where('conversation_id', '=', conversationId)
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (sent) throw new AppError('idempotency-key-reused')
}

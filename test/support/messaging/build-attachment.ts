import { randomUUID } from 'node:crypto'
import type { AppContext } from '#server/context.ts'

type Built = { ownerId: number; conversationId: number | null }

/** Stores a file of a member, in the first message of a conversation or unsent. */
export async function buildAttachment(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  { ownerId, conversationId }: Built,
): Promise<number | string> {
  const path = `attachments/${randomUUID()}.bin`
  await files.save(path, new TextEncoder().encode('Hello'))
  const message = conversationId === null ? {} : { conversation_id: conversationId, seq: 1 }
  const file = { name: 'a.txt', media_type: 'text/plain', size_bytes: 5, path, owner_id: ownerId, ...message }
  const row = db.insertInto('message_attachments').values(file).returning('id')
  return (await row.executeTakeFirstOrThrow()).id
}

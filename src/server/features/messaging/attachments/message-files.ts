import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'

/** Locks files that this person has uploaded and not sent yet. @throws AppError `invalid-input` */
export async function lockUnsentFiles(trx: Tx, ownerId: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await trx
    .selectFrom('message_attachments')
    .select('id')
    .where('id', 'in', [...ids])
    .where('owner_id', '=', ownerId)
    .where('conversation_id', 'is', null)
    .forUpdate()
    .execute()
  if (rows.length === ids.length) return
  const message = 'A file is gone. Please attach it again.'
  throw new AppError('invalid-input', { message, fields: { attachmentIds: message } })
}

interface MessageKey {
  conversationId: number
  seq: number
}

/** Only unsent files of the author's own are left to attach: `lockUnsentFiles` has looked. */
export async function attachFiles(
  trx: Tx,
  { conversationId, seq }: MessageKey,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('message_attachments')
    .set({ conversation_id: conversationId, seq })
    .where('id', 'in', [...ids])
    .where('conversation_id', 'is', null)
    .execute()
}

/** Of one message. @returns the paths to delete from the store once the rows are gone for good */
export async function deleteFilesOf(trx: Tx, { conversationId, seq }: MessageKey): Promise<string[]> {
  const gone = await trx
    .deleteFrom('message_attachments')
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .returning('path')
    .execute()
  return gone.map(({ path }) => path)
}

import { randomUUID } from 'node:crypto'
import { required } from '#domain/required.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { CheckedFile } from '../../../platform/files/check-files.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'

/** `path` is relative to the file store. */
export type StoredFile = CheckedFile

/** Stores files before rows, so that no row points at a missing file. */
export async function storeFiles(store: FileStore, files: CheckedFile[]): Promise<StoredFile[]> {
  const stored = files.map((file) => ({ ...file, path: `support/${randomUUID()}.bin` }))
  for (const [i, { path }] of stored.entries()) await store.saveFile(path, required(files[i]).path)
  return stored
}

export async function saveAttachments(trx: Tx, messageId: number, files: StoredFile[]): Promise<void> {
  if (files.length === 0) return
  await trx
    .insertInto('support_attachments')
    .values(
      files.map(({ name, mediaType, sizeBytes, path }) => ({
        message_id: messageId,
        name,
        media_type: mediaType,
        size_bytes: sizeBytes,
        path,
      })),
    )
    .execute()
}

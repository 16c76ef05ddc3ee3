import { randomUUID } from 'node:crypto'
import type { Db } from '../../platform/db/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { CheckedFile } from './attachments.ts'

export type KeptFile = CheckedFile & { path: string }

/** Writes the bytes first: a row never points at a file that is not there. */
export async function keepFiles(store: FileStore, files: CheckedFile[]): Promise<KeptFile[]> {
  const kept = files.map((file) => ({ ...file, path: `support/${randomUUID()}.bin` }))
  for (const { path, bytes } of kept) await store.save(path, bytes)
  return kept
}

export async function saveAttachments(trx: Db, messageId: number, files: KeptFile[]): Promise<void> {
  if (files.length === 0) return
  await trx
    .insertInto('support_attachments')
    .values(
      files.map(({ name, mediaType, bytes, path }) => ({
        message_id: messageId,
        name,
        media_type: mediaType,
        size_bytes: bytes.byteLength,
        path,
      })),
    )
    .execute()
}

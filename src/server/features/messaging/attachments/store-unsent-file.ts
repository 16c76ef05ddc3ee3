import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Selectable } from 'kysely'
import type { AppContext } from '../../../context.ts'
import type { MessageAttachmentsTable } from '../../../platform/db/tables.gen.ts'
import type { CheckedFile } from '../../../platform/files/check-files.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readPicture } from '../../listings/photos/read-photo.ts'

export type AttachmentRow = Selectable<MessageAttachmentsTable>

interface StoreUnsentFileInput {
  ownerId: number
  file: CheckedFile
  /** Where a picture is decoded into; deleted by the caller. */
  folder: string
}

/**
 * Stores a checked file of somebody's that is not sent yet: a picture decoded and encoded again, anything else as it is.
 * @throws AppError `invalid-input` for a picture that cannot be read, `unavailable`
 */
export async function storeUnsentFile(
  { db, files }: AppContext,
  { ownerId, file, folder }: StoreUnsentFileInput,
): Promise<AttachmentRow> {
  const { path: local, ...clean } = file.mediaType.startsWith('image/')
    ? await cleanPicture(ownerId, file, folder)
    : { ...file, width: null, height: null }
  const id = randomUUID()
  // never a name that /media serves
  const path = `attachments/${id}.bin`
  await files.saveFile(path, local)
  return db
    .insertInto('message_attachments')
    .values({
      id,
      owner_id: ownerId,
      name: clean.name,
      media_type: clean.mediaType,
      size_bytes: clean.sizeBytes,
      path,
      width: clean.width,
      height: clean.height,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function cleanPicture(ownerId: number, file: CheckedFile, folder: string) {
  const path = join(folder, `${randomUUID()}.webp`)
  const picture = await readPicture(ownerId, { path: file.path, target: path })
  if ('refusal' in picture) {
    const message = `“${file.name}”: ${picture.refusal}.`
    throw new AppError('invalid-input', { message, fields: { attachments: message } })
  }
  const name = `${file.name.replace(/\.[a-z0-9]{1,8}$/i, '')}.webp`
  return { ...picture, path, name, mediaType: 'image/webp' }
}

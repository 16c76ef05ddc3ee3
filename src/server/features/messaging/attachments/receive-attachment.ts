import { sql } from 'kysely'
import { CONVERSATION_LIMITS } from '#domain/messaging/conversation.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { checkAttachment } from '../../../platform/files/check-files.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Upload } from '../../../platform/uploads/receive-body.ts'
import { receiveForm } from '../../../platform/uploads/receive-form.ts'
import { STORED_MEGABYTES } from './limits.ts'
import { type AttachmentRow, storeUnsentFile } from './store-unsent-file.ts'

/** Stores the file of form field `file`, unsent. @throws AppError `invalid-input`, `too-large`, `unavailable` */
export async function receiveAttachment(
  context: AppContext,
  ownerId: number,
  upload: Upload,
): Promise<AttachmentRow> {
  const { files } = await receiveForm(upload, {
    fileField: 'file',
    maxFiles: 1,
    maxFileBytes: CONVERSATION_LIMITS.attachmentBytes,
  })
  const [file] = files
  if (!file) throw refuse('Choose a file')
  if (files.length > 1) throw refuse('Send one file at a time')
  if (file.sizeBytes === 0) throw refuse('The file is empty')
  const checked = await checkAttachment(file)
  await requireRoom(context.db, ownerId)
  return storeUnsentFile(context, { ownerId, file: checked, folder: upload.folder })
}

/** Storage quota of an account. @throws AppError `too-large` */
export async function requireRoom(db: Db, ownerId: number): Promise<void> {
  const { used } = await db
    .selectFrom('message_attachments')
    .select(sql<string>`coalesce(sum(size_bytes), 0)`.as('used'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  if (Number(used) < STORED_MEGABYTES * 1024 * 1024) return
  throw new AppError('too-large', {
    message: `Your files fill the ${STORED_MEGABYTES.toLocaleString('en-US')} MB of your account.`,
  })
}

export function tooLarge(): AppError {
  const megabytes = CONVERSATION_LIMITS.attachmentBytes / 1024 / 1024
  return new AppError('too-large', { message: `A file may have at most ${megabytes} MB.` })
}

function refuse(message: string): AppError {
  return new AppError('invalid-input', { message, fields: { file: message } })
}

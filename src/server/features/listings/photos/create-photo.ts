import { LIMITS } from '#domain/limits.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { StoredPicture } from '../../../platform/db/stored-shapes.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Upload } from '../../../platform/uploads/receive-body.ts'
import { receiveForm } from '../../../platform/uploads/receive-form.ts'
import { refusePhoto, storePhoto } from './store-photo.ts'

/** Stores the picture of form field `photo` in all its sizes. @throws AppError `invalid-input`, `too-large`, `unavailable` */
export async function createPhoto(
  context: AppContext,
  actor: Actor,
  upload: Upload,
): Promise<StoredPicture & { id: string }> {
  const form = await receiveForm(upload, { fileField: 'photo', maxFiles: 1, maxFileBytes: LIMITS.photoBytes })
  const [file] = form.files
  if (!file) throw refusePhoto('Choose a picture')
  if (file.isCut) throw tooLarge()
  return storePhoto(context, actor, { path: file.path, folder: upload.folder })
}

export function tooLarge(): AppError {
  const message = `A picture may have at most ${LIMITS.photoBytes / 1024 / 1024} MB`
  return new AppError('too-large', { message, fields: { photo: message } })
}

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { LIMITS } from '#domain/limits.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { StoredPicture } from '../../../platform/db/column-types.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Upload } from '../../../platform/uploads/receive-body.ts'
import { receiveForm } from '../../../platform/uploads/receive-form.ts'
import type { EncodedPhoto } from './encode-photo.ts'
import { readPhoto } from './read-photo.ts'

/** Stores the picture of form field `photo` in all its sizes. @throws AppError `invalid-input`, `too-large`, `unavailable` */
export async function createPhoto(
  { db, files }: AppContext,
  actor: Actor,
  upload: Upload,
): Promise<StoredPicture & { id: string }> {
  const form = await receiveForm(upload, { fileField: 'photo', maxFiles: 1, maxFileBytes: LIMITS.photoBytes })
  const [file] = form.files
  if (!file) throw refuse('Choose a picture')
  if (file.isCut) throw tooLarge()
  await checkRoom(db, actor)
  const photo = await readPhoto(actor.id, { path: file.path, folder: upload.folder })
  if ('refusal' in photo) throw refuse(photo.refusal)
  const id = randomUUID()
  const picture = toPicture(id, photo)
  for (const { size, format, path } of photo.files)
    await files.saveFile(`photos/${id}/${size}.${format}`, path)
  const sizeBytes = photo.files.reduce((sum, one) => sum + one.sizeBytes, 0)
  await db
    .insertInto('photos')
    .values({ id, owner_id: actor.id, picture: JSON.stringify(picture), size_bytes: sizeBytes })
    .execute()
  return { id, ...picture }
}

/** Storage quota of an account. @throws AppError `too-large` */
async function checkRoom(db: Db, { id, role }: Actor): Promise<void> {
  if (role === 'admin') return
  const { used, status } = await db
    .selectFrom('users')
    .leftJoin('photos', 'photos.owner_id', 'users.id')
    .select(['users.status', sql<string>`coalesce(sum(size_bytes), 0)`.as('used')])
    .where('users.id', '=', id)
    .groupBy('users.id')
    .executeTakeFirstOrThrow()
  const most = status === 'active' ? LIMITS.storedPhotoBytes : LIMITS.pendingStoredPhotoBytes
  if (Number(used) < most) return
  const megabytes = (most / 1024 / 1024).toLocaleString('en-US')
  const more =
    status === 'active' ? 'Remove pictures you no longer show.' : 'Confirm your e-mail address for more.'
  throw new AppError('too-large', {
    message: `Your pictures fill the ${megabytes} MB of your account. ${more}`,
  })
}

function toPicture(id: string, photo: EncodedPhoto): StoredPicture {
  const urlOf = (size: string, format: string) => `/media/photos/${id}/${size}.${format}`
  return {
    url: urlOf('l', 'webp'),
    alt: '',
    width: photo.width,
    height: photo.height,
    placeholder: photo.placeholder,
    sources: photo.files.map(({ size, format, width }) => ({
      url: urlOf(size, format),
      type: `image/${format}`,
      width,
    })),
  }
}

export function tooLarge(): AppError {
  const message = `A picture may have at most ${LIMITS.photoBytes / 1024 / 1024} MB`
  return new AppError('too-large', { message, fields: { photo: message } })
}

function refuse(message: string): AppError {
  return new AppError('invalid-input', { message, fields: { photo: message } })
}

import { randomUUID } from 'node:crypto'
import { LIMITS } from '#domain/limits.ts'
import type { Actor } from '#domain/listing.ts'
import type { AppContext } from '../../context.ts'
import type { StoredPicture } from '../../platform/db/tables.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Limit } from '../../platform/http/rate-limit.ts'
import type { ProcessedPhoto } from './process-photo.ts'
import { type PictureRefusal, sniffPicture } from './sniff-picture.ts'

export const PHOTOS_PER_USER: Limit = { name: 'photo:user', max: 200, perSeconds: 3600 }

const REFUSALS: Record<PictureRefusal, string> = {
  empty: 'The file is empty',
  svg: 'SVG drawings cannot be used here. Please save it as PNG or JPEG first',
  heic: 'HEIC pictures cannot be read here. Please save it as JPEG first',
  unknown: 'Only JPEG, PNG, WebP and AVIF pictures can be used',
  'hides-something': 'The file holds more than a picture. Please save it as JPEG again',
}

/** One picture, stored in all its sizes. @throws AppError `invalid-input`, `too-large`, `rate-limited` */
export async function createPhoto(
  { db, files, limiter }: AppContext,
  actor: Actor,
  bytes: Buffer,
): Promise<StoredPicture & { id: string }> {
  if (bytes.length > LIMITS.photoBytes) throw tooLarge()
  const sniffed = sniffPicture(bytes)
  if ('refusal' in sniffed) throw refuse(REFUSALS[sniffed.refusal])
  await limiter.take(PHOTOS_PER_USER, String(actor.id))
  // the decoder and its libraries are loaded with the first photo
  const { processPhoto, UnreadablePhoto } = await import('./process-photo.ts')
  const photo = await processPhoto(bytes).catch((error: unknown) => {
    throw error instanceof UnreadablePhoto ? refuse(error.message) : error
  })
  const id = randomUUID()
  const picture = toPicture(id, photo)
  for (const file of photo.files) await files.save(`photos/${id}/${file.size}.${file.format}`, file.bytes)
  await db
    .insertInto('photos')
    .values({ id, owner_id: actor.id, picture: JSON.stringify(picture) })
    .execute()
  return { id, ...picture }
}

function toPicture(id: string, photo: ProcessedPhoto): StoredPicture {
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

export function refuse(message: string): AppError {
  return new AppError('invalid-input', { message, fields: { photo: message } })
}

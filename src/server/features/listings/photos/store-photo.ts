import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { LIMITS } from '#domain/limits.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { StoredPicture } from '../../../platform/db/stored-shapes.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { EncodedPhoto } from './encode-photo.ts'
import { readPhoto } from './read-photo.ts'

interface StorePhotoInput {
  path: string
  folder: string
  /** Of the address that it was fetched from. */
  sourceHash?: Buffer
}

/**
 * Decodes a picture and stores it in all its sizes. A source is stored once for its owner. @throws AppError `invalid-input`, `too-large`, `unavailable`
 */
export async function storePhoto(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  owner: Pick<Actor, 'organizationId' | 'role'>,
  { path, folder, sourceHash }: StorePhotoInput,
): Promise<StoredPicture & { id: string }> {
  await checkRoom(db, owner)
  const photo = await readPhoto(owner.organizationId, { path, folder })
  if ('refusal' in photo) throw refusePhoto(photo.refusal)
  const id = randomUUID()
  const picture = toPicture(id, photo)
  for (const { size, format, path } of photo.files)
    await files.saveFile(`photos/${id}/${size}.${format}`, path)
  const sizeBytes = photo.files.reduce((sum, one) => sum + one.sizeBytes, 0)
  await db
    .insertInto('photos')
    .values({
      id,
      owner_id: owner.organizationId,
      picture: JSON.stringify(picture),
      size_bytes: sizeBytes,
      source_hash: sourceHash ?? null,
    })
    .execute()
  return { id, ...picture }
}

/** The picture that was fetched from this address before. */
export async function findPhotoFrom(
  db: Db,
  ownerId: number,
  sourceHash: Buffer,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('photos')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('source_hash', '=', sourceHash)
    .executeTakeFirst()
  return found?.id
}

/** Storage quota of an account. @throws AppError `too-large` */
async function checkRoom(
  db: Db,
  { organizationId, role }: Pick<Actor, 'organizationId' | 'role'>,
): Promise<void> {
  if (role === 'admin') return
  const { used, status } = await db
    .selectFrom('organizations')
    .leftJoin('photos', 'photos.owner_id', 'organizations.id')
    .select(['organizations.status', sql<string>`coalesce(sum(size_bytes), 0)`.as('used')])
    .where('organizations.id', '=', organizationId)
    .groupBy('organizations.id')
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

export function refusePhoto(message: string): AppError {
  return new AppError('invalid-input', { message, fields: { photo: message } })
}

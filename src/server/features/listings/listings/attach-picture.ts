import { LIMITS } from '#domain/limits.ts'
import { isPublic } from '#domain/listings/listing.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { StoredPicture } from '../../../platform/db/stored-shapes.ts'
import { resolvePictures } from './pictures.ts'
import type { StoredListing } from './plan-drafts.ts'
import { listLatestRevisions, type RevisionRow, saveRevisions } from './revisions.ts'

interface AttachPictureInput {
  listingId: number
  photoId: string
  /** Pictures of the same file that come after it: it is put before the first of them. */
  later: readonly string[]
  now: Date
}

/** What came of it: the version and the waiting change that it made, nothing where it was there before, or why it was not done. */
export type Attached =
  | { refusal: string }
  | { isNew: false }
  | { isNew: true; before: Date; updatedAt: Date; revisionId: number | null }

const PHOTO_ID = /^\/media\/photos\/([0-9a-f-]{36})\//

/** Adds a picture of its seller's to a listing; of a public one it waits for review, as in every edit. @throws AppError */
export async function attachPicture(trx: Tx, input: AttachPictureInput): Promise<Attached> {
  const { listingId, photoId, later, now } = input
  const row = await trx
    .selectFrom('listings')
    .selectAll()
    .where('id', '=', listingId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return { refusal: 'The space is not there any more' }
  if (row.status === 'archived') return { refusal: 'The space is archived' }
  const revision = (await listLatestRevisions(trx, [listingId])).get(listingId)
  const images = shownImages(row, revision)
  if (images.some((one) => idOf(one) === photoId)) return { isNew: false }
  if (images.length >= LIMITS.images.max)
    return { refusal: `The space has ${LIMITS.images.max} pictures already` }
  const url = `/media/photos/${photoId}/l.webp`
  const added = await resolvePictures(trx, { sellerId: row.seller_id, given: [{ url, alt: '' }] })
  const next = placeBefore(images, { added, later })
  const revisionId = await write(trx, row, { next, revision, now })
  return { isNew: true, before: row.updated_at, updatedAt: now, revisionId }
}

/** With what waits already. */
function shownImages(row: StoredListing, revision: RevisionRow | undefined): StoredPicture[] {
  const waiting = revision?.status === 'pending' ? revision.changes.images : undefined
  return (waiting as StoredPicture[] | undefined) ?? row.images
}

function placeBefore(
  images: readonly StoredPicture[],
  { added, later }: { added: StoredPicture[]; later: readonly string[] },
): StoredPicture[] {
  const at = images.findIndex((one) => later.includes(idOf(one) ?? ''))
  return at < 0 ? [...images, ...added] : images.toSpliced(at, 0, ...added)
}

interface Write {
  next: StoredPicture[]
  revision: RevisionRow | undefined
  now: Date
}

async function write(trx: Tx, row: StoredListing, { next, revision, now }: Write): Promise<number | null> {
  const isReviewed = isPublic(row.status) || row.status === 'paused'
  await trx
    .updateTable('listings')
    .set({ ...(isReviewed ? {} : { images: JSON.stringify(next) }), updated_at: now })
    .where('id', '=', row.id)
    .execute()
  if (!isReviewed) return null
  const pending = revision?.status === 'pending' ? revision : undefined
  const reviewed = { ...pending?.changes, images: next }
  const before = { ...pending?.before, images: row.images }
  const saved = await saveRevisions(trx, [{ listingId: row.id, reviewed, before }], now)
  return saved.get(row.id) ?? null
}

function idOf({ url }: StoredPicture): string | undefined {
  return PHOTO_ID.exec(url)?.[1]
}

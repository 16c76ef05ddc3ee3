import type { ListingInput } from '#contract/listings/listings-form.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { StoredPicture } from '../../../platform/db/stored-shapes.ts'
import { AppError } from '../../../platform/http/app-error.ts'

const PHOTO = /^\/media\/photos\/([0-9a-f-]{36})\//

const NONE = '00000000-0000-0000-0000-000000000000'

interface ResolvePicturesInput {
  sellerId: number
  given: ListingInput['images']
  /** Those of the space until now. */
  known?: readonly StoredPicture[]
}

/**
 * The seller's uploaded pictures by their address, with the seller's words; addresses elsewhere stay as they are, with all
 * that is known of them.
 */
export async function resolvePictures(
  trx: Tx,
  { sellerId, given, known = [] }: ResolvePicturesInput,
): Promise<StoredPicture[]> {
  const ids = toIds(given)
  const photos = ids.length === 0 ? [] : await listPhotos(trx, { sellerId, ids, known: toIds(known) })
  return given.map(({ url, alt }) => {
    const id = PHOTO.exec(url)?.[1]
    const photo = photos.find((one) => one.id === id)
    if (photo) return { ...photo.picture, alt }
    const stored = id === undefined && known.find((picture) => picture.url === url)
    if (stored) return { ...stored, alt }
    if (id === undefined) return { url, alt, width: null, height: null, placeholder: null, sources: [] }
    const message = 'A picture is not there any more. Please upload it again'
    throw new AppError('invalid-input', { message, fields: { images: message } })
  })
}

function toIds(pictures: readonly { url: string }[]): string[] {
  return pictures.map(({ url }) => PHOTO.exec(url)?.[1]).filter((id) => id !== undefined)
}

interface WantedPhotos {
  sellerId: number
  ids: string[]
  /** Of the space until now: one that came from another seller may show pictures that this one keeps for others too. */
  known: string[]
}

/** Locked, so that the sweep cannot take them away while they are being put into a listing. */
function listPhotos(trx: Tx, { sellerId, ids, known }: WantedPhotos) {
  return trx
    .selectFrom('photos')
    .select(['id', 'picture'])
    .where('id', 'in', ids)
    .where((eb) => eb.or([eb('owner_id', '=', sellerId), eb('id', 'in', known.length > 0 ? known : [NONE])]))
    .forShare()
    .execute()
}

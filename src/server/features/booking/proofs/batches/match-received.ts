import { sql } from 'kysely'
import {
  type FileWords,
  type Matched,
  matchFile,
  NEAR_KM,
  textsOf,
} from '#domain/booking/proof/match-files.ts'
import { KM_PER_DEGREE } from '#domain/geo.ts'
import type { AppContext } from '../../../../context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { listOpenPhotos } from '../list-open-photos.ts'
import type { ReceivedProof } from '../receive-proof.ts'

/**
 * By what is open now at the spaces that it may be of: what it is matched with is the same as of all faces of the seller, and hundreds
 * of files do not read hundreds of bookings each.
 */
export async function matchReceived(
  context: Pick<AppContext, 'db' | 'now'>,
  sellerId: number,
  { name, written }: Pick<ReceivedProof, 'name' | 'written'>,
): Promise<Matched> {
  const file = { name, ...(written ?? { description: null, takenOn: null, location: null }) }
  const spaces = await listSpacesOf(context.db, sellerId, file)
  const listingIds = spaces.map(({ id }) => id)
  const open = listingIds.length > 0 ? await listOpenPhotos(context, sellerId, { listingIds }) : []
  const faces = open.map(({ bookingId, duty, unitCode, location }) => ({
    ...{ bookingId, unitCode, location, duty: duty.key, first: duty.first, last: duty.last },
  }))
  return matchFile(
    file,
    faces,
    spaces.flatMap(({ code }) => code ?? []),
  )
}

/** Whose number begins one of its texts, or that lie near to where it was taken. */
async function listSpacesOf(
  db: Db,
  sellerId: number,
  file: FileWords,
): Promise<{ id: number; code: string | null }[]> {
  const [stem = '', description = ''] = textsOf(file)
  const lat = file.location?.lat ?? null
  // letters beyond ASCII are folded there, not here
  const { rows } = await sql<{ id: number; code: string | null }>`
    select id, seller_unit_id as code from listings
    where seller_id = ${sellerId} and (
      starts_with(${stem}, lower(btrim(seller_unit_id))) or starts_with(${description}, lower(btrim(seller_unit_id)))
      or octet_length(seller_unit_id) <> char_length(seller_unit_id)
      or abs(lat - ${lat}::float8) <= ${NEAR_KM / KM_PER_DEGREE + 1e-6}::float8)`.execute(db)
  return rows
}

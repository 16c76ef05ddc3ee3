import { isPhoto } from '#domain/booking/proof/crew-link.ts'
import { type DutyStand, isOpenDuty } from '#domain/booking/proof/stand.ts'
import type { LatLng } from '#domain/geo.ts'
import { isOwnPicture } from '#domain/listings/pictures.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readDuties } from '../duties/read-duties.ts'
import { toAddress } from './get-capture-page.ts'
import { listRunning } from './list-running.ts'
import { placementName } from './present.ts'

/** What is overdue can be handed in as long as it stands in its seller's list. */
const WEEKS_AFTER = 8

/** A photo that is due at a face and can be handed in now. */
export interface OpenPhoto {
  bookingId: number
  duty: DutyStand
  placement: string
  space: string
  place: string
  brand: string
  address: string
  unitCode: string | null
  location: LatLng | null
  photo: string | null
}

interface Narrowed {
  bookingId?: number | null
  listingIds?: readonly number[]
}

/** Of one seller, or of one booking or some spaces of theirs, the earliest due first. */
export async function listOpenPhotos(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  sellerId: number,
  narrowed: Narrowed = {},
): Promise<OpenPhoto[]> {
  const found: (Omit<OpenPhoto, keyof Space> & { listingId: number })[] = []
  const window = { now: now(), daysAhead: 1, weeksAfter: WEEKS_AFTER, sellerId, ...narrowed }
  for await (const running of listRunning(db, window)) {
    const owed = await readDuties(db, { ids: running.map(({ id }) => id), now: now() })
    for (const [bookingId, { terms, stands }] of owed) {
      const { id: listingId, title: space, place } = terms.listing
      for (const duty of stands.filter((one) => isPhoto(one) && isOpenDuty(one))) {
        const placement = placementName(required(terms.units[duty.item]))
        found.push({ bookingId, duty, placement, space, place, brand: terms.brand, listingId })
      }
    }
  }
  const spaces = await readSpaces(
    db,
    found.map(({ listingId }) => listingId),
  )
  return found
    .map(({ listingId, ...one }) => ({ ...one, ...required(spaces.get(listingId)) }))
    .toSorted((a, b) => a.duty.dueOn.localeCompare(b.duty.dueOn) || a.bookingId - b.bookingId)
}

type Space = Pick<OpenPhoto, 'address' | 'unitCode' | 'location' | 'photo'>

async function readSpaces(db: Db, listingIds: readonly number[]): Promise<Map<number, Space>> {
  if (listingIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'address', 'location_text', 'seller_unit_id', 'lat', 'lng', 'images'])
    .where('id', 'in', [...new Set(listingIds)])
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        address: toAddress(row),
        unitCode: row.seller_unit_id,
        location: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
        photo: row.images.find(({ url }) => isOwnPicture(url))?.url ?? null,
      },
    ]),
  )
}

import type { CapturePage } from '#contract/booking/proofs-capture.ts'
import { DUTY_HINTS, toDutyTitle } from '#domain/booking/proof/duty-words.ts'
import type { DutyStand } from '#domain/booking/proof/stand.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { isOwnPicture } from '#domain/listings/pictures.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { getBookingRow } from '../bookings/lock-booking.ts'
import { readDuties } from '../duties/read-duties.ts'
import { type Approved, listApproved } from './list-approved.ts'
import { canSendProof } from './policy.ts'
import { placementName } from './present.ts'

/** For whoever sells it. @throws AppError `booking-not-found`, `forbidden` */
export async function getCapturePage(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  id: number,
  actor: Actor,
): Promise<CapturePage> {
  const { booking, reader } = await getBookingRow(db, id, actor)
  if (reader !== 'seller') throw new AppError('forbidden', { message: 'Proof is given by the seller.' })
  const owed = (await readDuties(db, { ids: [id], now: now() })).get(id)
  const open = owed?.stands.filter((duty) => canSendProof(reader, booking.status, duty)) ?? []
  const space = await findSpace(db, booking.listing_id)
  const artwork = (await listApproved(db, [id])).get(id)
  return {
    bookingId: id,
    reference: toBookingReference(id),
    space: owed?.terms.listing.title ?? space.title,
    brand: owed?.terms.brand ?? '',
    address: toAddress(space),
    unitCode: space.seller_unit_id,
    location: space.lat === null || space.lng === null ? null : { lat: space.lat, lng: space.lng },
    photo: space.images.find(({ url }) => isOwnPicture(url))?.url ?? null,
    nothing: open.length > 0 ? null : explainNothing(owed?.stands ?? []),
    duties: open
      .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1))
      .map((duty) => ({
        key: duty.key,
        title: toDutyTitle(duty),
        placement: placementName(required(owed?.terms.units[duty.item])),
        hint: DUTY_HINTS[duty.kind],
        kind: duty.kind,
        dueOn: duty.dueOn,
        state: duty.state,
        artwork: toArtwork(id, artwork?.get(duty.item)),
      })),
  }
}

/** Many addresses name their town already. */
export function toAddress({
  address,
  location_text: place,
}: {
  address: string | null
  location_text: string
}): string {
  if (!address) return place
  return address.includes(place) ? address : `${address}, ${place}`
}

function findSpace(db: Db, listingId: number) {
  return db
    .selectFrom('listings')
    .select(['title', 'address', 'location_text', 'seller_unit_id', 'lat', 'lng', 'images'])
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow()
}

/** Why nothing can be handed in now. */
function explainNothing(stands: readonly DutyStand[]): CapturePage['nothing'] {
  const [next] = stands.filter(({ state }) => state === 'waiting').toSorted(byFirst)
  if (next) return { because: 'not-begun', opensOn: next.first }
  return { because: stands.length > 0 ? 'accepted' : 'not-owed', opensOn: null }
}

const byFirst = (a: DutyStand, b: DutyStand) => (a.first < b.first ? -1 : 1)

function toArtwork(bookingId: number, approved: Approved | undefined) {
  if (!approved) return null
  const { id, name, hasPreview } = approved
  return { name, preview: hasPreview ? `/api/bookings/${bookingId}/creatives/${id}/preview` : null }
}

import { sql } from 'kysely'
import { checkPicture, type ProofCheck } from '#domain/booking/proof/checks.ts'
import type { DutyStand } from '#domain/booking/proof/stand.ts'
import type { LatLng } from '#domain/geo.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { BookingRow } from '../bookings/lock-booking.ts'
import { compareRuns } from './compare-runs.ts'
import type { ReceivedProof } from './receive-proof.ts'

interface Arrived {
  booking: BookingRow
  duty: DutyStand
  received: ReceivedProof
  now: Date
}

/** How many of 64 bits may differ between pictures that look alike. */
const ALIKE_BITS = 3

/** What a picture or a log says beside what is known; null: it is neither. */
export async function compareProof(
  trx: Tx,
  { booking, duty, received, now }: Arrived,
): Promise<ProofCheck[] | null> {
  const { facts, capture, runs = [] } = received
  if (facts.kind === 'counted') {
    const isSeenBefore = await isSeen(trx, received.sha256)
    const { days } = facts
    return compareRuns(trx, { bookingId: booking.id, duty, days, runs, isSeen: isSeenBefore, now })
  }
  if (facts.kind !== 'picture') return null
  return checkPicture({
    capture,
    receivedAt: now,
    space: await findSpace(trx, booking.listing_id),
    days: duty,
    timeZone: booking.time_zone,
    width: facts.width,
    height: facts.height,
    isSeen: await isSeen(trx, received.sha256),
    isAlike: await isAlike(trx, { booking, duty, received }),
  })
}

async function findSpace(trx: Tx, listingId: number): Promise<LatLng | null> {
  const { lat, lng } = await trx
    .selectFrom('listings')
    .select(['lat', 'lng'])
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow()
  return lat === null || lng === null ? null : { lat, lng }
}

/** By whichever seller: of their own it is refused. */
async function isSeen(trx: Tx, sha256: Buffer): Promise<boolean> {
  const same = await trx.selectFrom('proofs').select('id').where('sha256', '=', sha256).executeTakeFirst()
  return same !== undefined
}

/** Photos of one duty may well look alike: close and wide, taken twice. */
async function isAlike(
  trx: Tx,
  { booking, duty, received: { alike } }: Omit<Arrived, 'now'>,
): Promise<boolean> {
  if (alike === null) return false
  const { rows } = await sql<{ id: string }>`
    select proofs.id from bookings join proofs on proofs.booking_id = bookings.id
    where bookings.seller_id = ${booking.seller_id} and alike is not null
      and (bookings.id <> ${booking.id} or duty <> ${duty.key})
      and bit_count(('x' || alike)::bit(64) # ('x' || ${alike}::text)::bit(64)) <= ${ALIKE_BITS}
    limit 1`.execute(trx)
  return rows.length > 0
}

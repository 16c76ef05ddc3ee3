import { sql } from 'kysely'
import { checkPicture, type ProofCheck } from '#domain/booking/proof/checks.ts'
import type { DutyStand } from '#domain/booking/proof/stand.ts'
import type { LatLng } from '#domain/geo.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { BookingRow } from '../bookings/lock-booking.ts'
import { compareRuns } from './compare-runs.ts'
import type { ReceivedProof } from './receive-proof.ts'

interface Arrived {
  booking: BookingRow
  duty: DutyStand
  received: ReceivedProof
  likeness: Likeness
  now: Date
}

/** What others have handed in that is the same, or looks like it. */
export interface Likeness {
  isSeen: boolean
  isAlike: boolean
}

/** How many of 64 bits may differ between pictures that look alike. */
const ALIKE_BITS = 3

/** What a picture or a log says beside what is known; null: it is neither. */
export async function compareProof(
  trx: Tx,
  { booking, duty, received, likeness, now }: Arrived,
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
    ...likeness,
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

/**
 * Looks through all that a seller has handed in, before anything is locked: of many photos at once none waits while another is
 * compared. Two that arrive in the same moment do not see each other.
 */
export async function findLikeness(
  db: Db,
  { bookingId, received }: { bookingId: number; received: ReceivedProof },
): Promise<Likeness> {
  const { facts, sha256 } = received
  if (facts.kind !== 'picture') return { isSeen: false, isAlike: false }
  return { isSeen: await isSeen(db, sha256), isAlike: await isAlike(db, bookingId, received) }
}

/** By whichever seller: of their own it is refused. */
async function isSeen(db: Db, sha256: Buffer): Promise<boolean> {
  const same = await db.selectFrom('proofs').select('id').where('sha256', '=', sha256).executeTakeFirst()
  return same !== undefined
}

/** Photos of one duty may well look alike: close and wide, taken twice. */
async function isAlike(
  db: Db,
  bookingId: number,
  { alike, duty }: Pick<ReceivedProof, 'alike' | 'duty'>,
): Promise<boolean> {
  if (alike === null) return false
  const { rows } = await sql<{ id: string }>`
    select proofs.id from bookings as own join bookings on bookings.seller_id = own.seller_id
      join proofs on proofs.booking_id = bookings.id
    where own.id = ${bookingId} and alike is not null and (bookings.id <> own.id or duty <> ${duty})
      and bit_count(('x' || alike)::bit(64) # ('x' || ${alike}::text)::bit(64)) <= ${ALIKE_BITS}
    limit 1`.execute(db)
  return rows.length > 0
}

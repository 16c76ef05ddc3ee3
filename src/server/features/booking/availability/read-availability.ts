import type { Availability, OwnCalendar } from '#contract/booking/availability.ts'
import type { Days } from '#domain/booking/cells.ts'
import { latestDay } from '#domain/booking/sale-window.ts'
import { HORIZON_DAYS } from '#domain/booking/units.ts'
import { type Actor, isPublic } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import { addDays, toWallTime } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { ListingRow } from '../../listings/listings/present.ts'
import { findListing } from '../../listings/listings/queries.ts'
import { listClaims, readNotes, readTaken } from './claim-units.ts'
import { canReadCalendar } from './policy.ts'
import { presentAvailability, presentClaim, type Seen } from './present.ts'
import { readBooking } from './read-booking.ts'

interface ReadAvailabilityInput {
  from?: string | undefined
  to?: string | undefined
}

type ReadContext = Pick<AppContext, 'db' | 'now'>

/** What is free of a public listing. @throws AppError `listing-not-found` */
export async function readAvailability(
  context: ReadContext,
  id: number,
  asked: ReadAvailabilityInput,
): Promise<Availability> {
  const listing = await findListing(context.db, id)
  if (!listing || !isPublic(listing.status)) throw new AppError('listing-not-found')
  return presentAvailability(await see(context, listing, asked))
}

/** What is free and what is taken, for the seller and for admins. @throws AppError `listing-not-found` */
export async function readOwnCalendar(
  context: ReadContext,
  { id, actor, ...asked }: ReadAvailabilityInput & { id: number; actor: Actor },
): Promise<OwnCalendar> {
  const listing = await findListing(context.db, id)
  if (!listing || !canReadCalendar(actor, listing)) throw new AppError('listing-not-found')
  const seen = await see(context, listing, asked)
  const claims = await listClaims(context.db, idsOf(seen), seen.range)
  const notes = await readNotes(context.db, claims)
  return { ...presentAvailability(seen), claims: claims.map((claim) => presentClaim(claim, notes)) }
}

async function see(
  { db, now }: ReadContext,
  listing: ListingRow,
  asked: ReadAvailabilityInput,
): Promise<Seen> {
  const booking = await readBooking(db, listing)
  const today = toWallTime(now(), booking.terms.timeZone).date
  const range = clamp(asked, today)
  const ids = idsOf({ booking })
  const [taken, checkedAt] = await Promise.all([
    ids.length > 0 ? readTaken(db, ids, withFirstCell(range)) : new Map(),
    ids.length > 0 ? findCheckedAt(db, listing.id) : null,
  ])
  return { listing, booking, taken, range, today, checkedAt }
}

export function idsOf({ booking }: Pick<Seen, 'booking'>): number[] {
  return booking.units.flatMap(({ id }) => id ?? [])
}

/** From today through the last day that is sold, unless asked otherwise; a year back at most, never further ahead. */
function clamp({ from, to }: ReadAvailabilityInput, today: string): Days {
  const last = earlier(to ?? latestDay(today), latestDay(today))
  const first = from === undefined ? today : later(from, addDays(today, -366))
  if (last < first) return { first: last, last }
  return { first, last: earlier(last, addDays(first, HORIZON_DAYS)) }
}

const earlier = (...days: string[]) => required(days.sort()[0])
const later = (...days: string[]) => required(days.sort().at(-1))

/** The cell that holds the first day may have begun before it. */
export function withFirstCell({ first, last }: Days): Days {
  return { first: addDays(first, -27), last }
}

async function findCheckedAt(db: Db, listingId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('imported_calendars')
    .select(({ fn }) => fn.min('checked_at').as('checked_at'))
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
  return row?.checked_at ?? null
}

import { sql } from 'kysely'
import type { OwnBookingTerms } from '#contract/booking/booking-terms.ts'
import type { SpaceChangeResult } from '#contract/listings/listings-spaces.ts'
import { whyNotOpen } from '#domain/booking/why-not-open.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RequestKey } from '../../../platform/http/idempotent.ts'
import { onceEach } from '../../../platform/http/once-each.ts'
import type { ListingRow } from '../../listings/listings/present.ts'
import { findListing, listingsWithSeller, nameOwnSpaces } from '../../listings/listings/queries.ts'
import { type ListingBooking, readBooking, readBookings } from '../availability/read-booking.ts'
import { lockSpace, replaceTerms, replaceUnits } from '../availability/space-units.ts'
import { checkUnits } from './check-units.ts'
import { canReadTerms } from './policy.ts'
import { refuseSold } from './refuse-sold.ts'

interface GetBookingTermsInput {
  actor: Actor
  id: number
}

/** As stored, or as it is sold by default. @throws AppError `listing-not-found` */
export async function getBookingTerms(
  { db }: Pick<AppContext, 'db'>,
  { actor, id }: GetBookingTermsInput,
): Promise<OwnBookingTerms> {
  const listing = await findListing(db, id)
  if (!listing || !canReadTerms(actor, listing)) throw new AppError('listing-not-found')
  return presentBooking(await readBooking(db, listing))
}

/**
 * Replaces how a space is booked as a whole; units and periods keep their ids. @throws AppError `listing-not-found`,
 * `conflict` when somebody else was first or less would be left than is sold, `invalid-input`
 */
export function putBookingTerms(
  { db, now, metrics }: Pick<AppContext, 'db' | 'now' | 'metrics'>,
  { actor, id, body }: GetBookingTermsInput & { body: OwnBookingTerms },
): Promise<OwnBookingTerms> {
  return inTransaction({ db, metrics }, async (trx) => {
    const space = await lockSpace(trx, { actor, id, now: now() })
    refuseOther(space.booking, body.updatedAt)
    checkMode(body, space.listing)
    checkUnits(body, space.units)
    await refuseSold(trx, { ...space, after: body.units })
    await replaceUnits(trx, { listingId: id, before: space.units, after: body.units, today: space.today })
    // a rate card is applied and taken off by itself
    const terms = { ...body, rates: space.booking.terms.rates ?? null }
    await replaceTerms(trx, id, { terms, before: space.booking.updatedAt, now: now() })
    return presentBooking(await readBooking(trx, space.listing))
  })
}

/** @throws AppError `invalid-input` for what nobody books */
function checkMode({ mode }: OwnBookingTerms, { listing_type }: { listing_type: string }): void {
  if (mode === 'off' || listing_type !== 'sale') return
  const message = 'A space for sale is not booked by dates.'
  throw new AppError('invalid-input', { message, fields: { mode: message } })
}

/** Null was sent by whoever saw the defaults: they are stored by now only if that happened in this transaction. */
function refuseOther(stored: { updatedAt: Date; isNew: boolean }, updatedAt: string | null): void {
  const isSame = updatedAt === null ? stored.isNew : stored.updatedAt.getTime() === Date.parse(updatedAt)
  if (!isSame) throw new AppError('conflict')
}

function presentBooking({ terms, units, updatedAt }: ListingBooking): OwnBookingTerms {
  // what a card grants to clients is read by whoever sets prices alone
  const { rates, ...own } = terms
  return { ...own, rateCard: rates?.card ?? null, units, updatedAt: updatedAt?.toISOString() ?? null }
}

/** The names of spaces as results of a press on many say them. */
export const nameSpaces = (db: Db, actor: Actor, ids: readonly number[]) =>
  nameOwnSpaces(db, { sellerId: actor.organizationId, ids })

interface OpenSpacesInput {
  actor: Actor
  /** `off` takes back what was opened. */
  mode: 'request' | 'off'
  /** Of the request: sent again it answers what it answered, so that an undo knows what was changed. */
  key: RequestKey
}

/** Each space in a transaction of its own; what is refused keeps no other from being opened. */
export async function openSpaces(
  { db, now, metrics }: Pick<AppContext, 'db' | 'now' | 'metrics'>,
  ids: readonly number[],
  { actor, mode, key }: OpenSpacesInput,
): Promise<SpaceChangeResult[]> {
  const each = await nameOwnSpaces(db, { sellerId: actor.organizationId, ids })
  return onceEach(
    { db, actorId: actor.personId, key, each, inTransaction: (run) => inTransaction({ db, metrics }, run) },
    async (trx, id) => {
      const { listing, booking } = await lockSpace(trx, { actor, id, now: now() })
      const { terms, updatedAt } = booking
      const isChanged = mode === 'off' ? terms.mode !== 'off' : terms.mode === 'off'
      if (!isChanged) return false
      const why = mode === 'off' ? null : refuseOpening(listing, booking)
      if (why) throw new AppError('invalid-input', { message: why })
      await replaceTerms(trx, id, { terms: { ...terms, mode }, before: updatedAt, now: now() })
      return true
    },
  )
}

/** How one own space is booked. @throws AppError `listing-not-found` */
export async function readOwnBooking(db: Db, actor: Actor, id: number): Promise<ListingBooking> {
  const listing = await findListing(db, id)
  if (listing?.seller_id !== actor.organizationId) throw new AppError('listing-not-found')
  return readBooking(db, listing)
}

/** Spaces by name, in their order; those that are the actor's own with how they are booked. Nothing is locked. */
export async function readOwnBookings(db: Db, actor: Actor, ids: readonly number[]) {
  const each = await nameOwnSpaces(db, { sellerId: actor.organizationId, ids })
  const rows = await listingsWithSeller(db)
    .where('listings.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('listings.seller_id', '=', actor.organizationId)
    .execute()
  const bookings = await readBookings(db, rows)
  return { each, found: new Map(rows.map((row) => [row.id, row])), bookings }
}

/** What `openSpaces` would answer; nothing is stored or locked. */
export async function previewOpenings(
  { db }: Pick<AppContext, 'db'>,
  actor: Actor,
  ids: readonly number[],
): Promise<SpaceChangeResult[]> {
  const { each, found, bookings } = await readOwnBookings(db, actor, ids)
  return each.map(({ id, title }) => {
    const listing = found.get(id)
    if (!listing) return { id, title, outcome: 'refused', message: new AppError('listing-not-found').message }
    const booking = required(bookings.get(id))
    if (booking.terms.mode !== 'off' && listing.status !== 'archived')
      return { id, title, outcome: 'unchanged', message: '' }
    const why = refuseOpening(listing, booking)
    return why
      ? { id, title, outcome: 'refused', message: why }
      : { id, title, outcome: 'saved', message: '' }
  })
}

function refuseOpening(
  listing: Pick<ListingRow, 'listing_type' | 'min_contract' | 'status'>,
  { terms, units }: Pick<ListingBooking, 'terms' | 'units'>,
): string | null {
  return whyNotOpen({
    listingType: listing.listing_type,
    minContract: listing.min_contract,
    isArchived: listing.status === 'archived',
    terms,
    units,
  })
}

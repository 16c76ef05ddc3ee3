import type { OwnBookingTerms } from '#contract/booking/booking-terms.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findListing } from '../../listings/listings/queries.ts'
import { type ListingBooking, readBooking } from '../availability/read-booking.ts'
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
    await replaceTerms(trx, id, { terms: body, before: space.booking.updatedAt, now: now() })
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
  return { ...terms, units, updatedAt: updatedAt?.toISOString() ?? null }
}

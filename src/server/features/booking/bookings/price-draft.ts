import type { AgreedTerms } from '#domain/booking/terms.ts'
import { isPublic } from '#domain/listings/listing.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findListing } from '../../listings/listings/queries.ts'
import type { Claim } from '../availability/claim-units.ts'
import { type Offer, type QuoteContext, readOffer } from '../quotes/read-offer.ts'
import { buildTerms, readParties } from './build-terms.ts'
import type { BookingRow } from './lock-booking.ts'

type Draft = Pick<BookingRow, 'listing_id' | 'buyer_id' | 'seller_id' | 'request'>

/**
 * The terms of a draft as of now. @param givesWay claims that do not stand in its way @param spaceCents in place of the seller's price
 * @throws AppError `listing-not-found`, `not-bookable`, `term-not-sold`, `dates-taken`
 */
export async function priceDraft(
  context: QuoteContext,
  { listing_id, buyer_id, seller_id, request }: Draft,
  givesWay: (claim: Claim) => boolean,
  spaceCents: number | null = null,
): Promise<{ offer: Offer; terms: AgreedTerms }> {
  const listing = await findListing(context.db, listing_id)
  if (!listing || !isPublic(listing.status)) throw new AppError('listing-not-found')
  const offer = await readOffer(context, listing, request.unitId)
  const parties = await readParties(context.db, { buyerId: buyer_id, sellerId: seller_id })
  return {
    offer,
    terms: await buildTerms(context, offer, { parties, wanted: { ...request, spaceCents }, givesWay }),
  }
}

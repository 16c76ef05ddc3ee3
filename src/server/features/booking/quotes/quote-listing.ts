import type { Quote, QuoteInput } from '#contract/booking/quotes.ts'
import { missingDays, type NearTerm } from '#domain/booking/offer-periods.ts'
import { isPublic } from '#domain/listings/listing.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findListing } from '../../listings/listings/queries.ts'
import { type Claim, hasRunOut } from '../availability/claim-units.ts'
import { findNearTerms, fitRequestedDates } from './fit-requested-dates.ts'
import { type Offer, priceOffer, type QuoteContext, readOffer, requireExtras } from './read-offer.ts'

/**
 * The whole price of a public listing for some dates that are sold and free; claims nothing.
 * @throws AppError `listing-not-found`, `not-bookable`, `invalid-input`, and with the `nearest` range that fits
 * `term-not-sold`, `dates-taken`
 */
export async function quoteListing(
  context: QuoteContext,
  id: number,
  asked: Required<QuoteInput>,
): Promise<Quote> {
  const listing = await findListing(context.db, id)
  if (!listing || !isPublic(listing.status)) throw new AppError('listing-not-found')
  const offer = await readOffer(context, listing, asked.unitId)
  requireExtras(offer, asked.extras)
  const { quantity } = asked
  const { term, taken } = await fitRequestedDates(context.db, offer, asked, canGiveWay(offer, context.now()))
  const { amounts: _, ...price } = await priceOffer(context, offer, { ...asked, term })
  return {
    listingId: listing.id,
    unitId: offer.unit.id,
    unitName: offer.unit.name,
    mode: offer.terms.mode,
    first: term.first,
    last: term.last,
    quantity,
    near: await priceNear(context, offer, { asked, terms: findNearTerms(offer, asked, taken) }),
    agencyBasisPoints: offer.terms.agencyCommissionBasisPoints,
    ...price,
  }
}

async function priceNear(
  context: QuoteContext,
  offer: Offer,
  { asked, terms }: { asked: Required<QuoteInput>; terms: NearTerm[] },
): Promise<Quote['near']> {
  return Promise.all(
    terms.map(async (term) => {
      const { totalCents } = await priceOffer(context, offer, { ...asked, term })
      const { first, last, place, askedDays } = term
      const missing = missingDays({ first: asked.from, last: asked.to }, term)
      return { first, last, totalCents, place, askedDays, missing }
    }),
  )
}

/** What ran out; and what a calendar elsewhere holds, where the seller looks before anything binds. */
export function canGiveWay({ terms }: Pick<Offer, 'terms'>, now: Date) {
  return (claim: Claim): boolean =>
    hasRunOut(now)(claim) || (claim.kind === 'import' && terms.mode === 'request')
}

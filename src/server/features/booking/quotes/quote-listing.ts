import type { Quote, QuoteInput } from '#contract/booking/quotes.ts'
import { missingDays } from '#domain/booking/offer-periods.ts'
import { isPublic } from '#domain/listings/listing.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findListing } from '../../listings/listings/queries.ts'
import type { Claim } from '../availability/claim-units.ts'
import { findNearTerms, fitRequestedDates } from './fit-requested-dates.ts'
import { type Offer, priceOffer, type QuoteContext, readOffer, requireExtras } from './read-offer.ts'

/**
 * The whole price of a public listing for some dates that are sold and free; claims nothing. Where no unit is named, that of
 * the one that costs least for them, as searches say it.
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
  const { units } = offer
  if (asked.unitId !== null || units.length === 1) return quoteOffer(context, offer, asked)
  const quotes = await Promise.allSettled(units.map((unit) => quoteOffer(context, { ...offer, unit }, asked)))
  const found = quotes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const [least] = found.toSorted((a, b) => a.totalCents - b.totalCents)
  // refused as its first unit is
  return least ?? quoteOffer(context, offer, asked)
}

async function quoteOffer(context: QuoteContext, offer: Offer, asked: Required<QuoteInput>): Promise<Quote> {
  requireExtras(offer, asked.extras)
  const { listing } = offer
  const { quantity } = asked
  const term = await fitRequestedDates(context.db, offer, asked, canGiveWay(offer, context.now()))
  const { amounts: _, ...price } = await priceOffer(context, offer, { ...asked, term })
  return {
    listingId: listing.id,
    unitId: offer.unit.id,
    unitName: offer.unit.name,
    mode: offer.terms.mode,
    first: term.first,
    last: term.last,
    quantity,
    near: await priceNear(context, offer, asked),
    agencyBasisPoints: offer.terms.agencyCommissionBasisPoints,
    ...price,
  }
}

async function priceNear(
  context: QuoteContext,
  offer: Offer,
  asked: Required<QuoteInput>,
): Promise<Quote['near']> {
  const terms = await findNearTerms(context.db, offer, asked)
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
  return ({ kind, expiresAt }: Claim): boolean =>
    (expiresAt !== null && expiresAt <= now) || (kind === 'import' && terms.mode === 'request')
}

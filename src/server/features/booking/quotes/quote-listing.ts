import type { Quote, QuoteInput } from '#contract/booking/quotes.ts'
import { missingDays, type NearTerm } from '#domain/booking/offer-periods.ts'
import { refuseTotal } from '#domain/booking/price/total-limit.ts'
import { isPublic } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findListing } from '../../listings/listings/queries.ts'
import { type Claim, hasRunOut } from '../availability/claim-units.ts'
import { findNearTerms, fitDates, refuseDates } from './fit-requested-dates.ts'
import {
  type Offer,
  priceTerm,
  type QuoteContext,
  quoteTerm,
  readOffer,
  readTaxRate,
  requireExtras,
  type TaxRate,
} from './read-offer.ts'

/**
 * The whole price of a public listing for some dates that are sold and free; claims nothing. Where no unit is named, that of
 * the one that costs least for them, as searches say it.
 * @throws AppError `listing-not-found`, `not-bookable`, `invalid-input`, and with the `nearest` range that fits and those `near`
 * the days `term-not-sold`, `dates-taken`
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
  const units = asked.unitId === null ? offer.units : [offer.unit]
  return quoteLeast(context, { ...offer, units, taxRate: await readTaxRate(context, offer) }, asked)
}

type TaxedOffer = Offer & { taxRate: TaxRate }

/** Of the units that are sold and free then; where none is, refused as the first is. One after another: a press takes one connection. */
async function quoteLeast(
  context: QuoteContext,
  offer: TaxedOffer,
  asked: Required<QuoteInput>,
): Promise<Quote> {
  const quotes: Quote[] = []
  const refusals: AppError[] = []
  for (const unit of offer.units)
    try {
      quotes.push(await quoteUnit(context, { ...offer, unit }, asked))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refusals.push(error)
    }
  const [least] = quotes.toSorted((a, b) => a.totalCents - b.totalCents)
  if (least) return least
  throw required(refusals[0])
}

async function quoteUnit(
  context: QuoteContext,
  offer: TaxedOffer,
  asked: Required<QuoteInput>,
): Promise<Quote> {
  const { listing, taxRate } = offer
  const { quantity } = asked
  const fitted = await fitDates(context.db, offer, asked, canGiveWay(offer, context.now()))
  const near = priceNear(offer, { asked, terms: findNearTerms(offer, asked, fitted.taken), taxRate })
  if (!fitted.ok) throw refuseDates(fitted.refusal, { near })
  const { term } = fitted
  const { amounts: _, ...price } = priceTerm(offer, { ...asked, term }, taxRate)
  return {
    listingId: listing.id,
    unitId: offer.unit.id,
    unitName: offer.unit.name,
    mode: offer.terms.mode,
    first: term.first,
    last: term.last,
    quantity,
    near,
    agencyBasisPoints: offer.terms.agencyCommissionBasisPoints,
    ...price,
  }
}

interface PriceNearInput {
  asked: Required<QuoteInput>
  terms: readonly NearTerm[]
  taxRate: TaxRate
}

function priceNear(offer: Offer, { asked, terms, taxRate }: PriceNearInput): Quote['near'] {
  const days = { first: asked.from, last: asked.to }
  return terms.flatMap((term) => {
    const { totalCents } = quoteTerm(offer, { ...asked, term }, taxRate)
    if (refuseTotal(totalCents) !== null) return []
    const { first, last, place, askedDays } = term
    return [{ first, last, totalCents, place, askedDays, missing: missingDays(days, term) }]
  })
}

/** What ran out; and what a calendar elsewhere holds, where the seller looks before anything binds. */
export function canGiveWay({ terms }: Pick<Offer, 'terms'>, now: Date) {
  return (claim: Claim): boolean =>
    hasRunOut(now)(claim) || (claim.kind === 'import' && terms.mode === 'request')
}

import { rateOf } from '#domain/booking/price/rate.ts'
import { floorOf } from '#domain/booking/price/rates.ts'
import { priceSpaceLine, type SpaceTerm } from '#domain/booking/price/space-line.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Offer } from '../quotes/read-offer.ts'

type Taken = Pick<SpaceTerm, 'first' | 'last' | 'periods' | 'quantity'>

/** Who is refused reads no prices of a card (`mayGoBelow`): the amount is not told. @throws AppError `below-minimum` */
export function refuseBelow(
  offer: Pick<Offer, 'listing' | 'unit' | 'terms'>,
  taken: Taken,
  spaceCents: number,
): void {
  if (spaceCents >= floorFor(offer, taken)) return
  const message = `${offer.listing.title} is offered below the minimum of the rate card. A manager can send it.`
  const beside = 'Below the minimum of the rate card. A manager can send it.'
  throw new AppError('below-minimum', { message, fields: { spaceCents: beside } })
}

interface Sold extends Pick<Offer, 'unit' | 'terms'> {
  listing: Pick<Offer['listing'], 'ad_type' | 'price' | 'frequency'>
}

/** The least that a space costs by its rate card. Integer US cents. */
export function floorFor({ listing, unit, terms }: Sold, taken: Taken): number {
  const { sellsWholePeriods, rates } = terms
  const rate = rateOf(unit, listing)
  const line = priceSpaceLine({ ...taken, medium: listing.ad_type, unit, rate, sellsWholePeriods })
  return floorOf(line.cents, rates)
}

import { withoutMakeUps } from '#domain/booking/make-up.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { rateOf } from '#domain/booking/price/rate.ts'
import { floorOf } from '#domain/booking/price/rates.ts'
import { priceSpaceLine, type SpaceTerm } from '#domain/booking/price/space-line.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findListing } from '../../listings/listings/queries.ts'
import { readBooking } from '../availability/read-booking.ts'
import type { Offer } from '../quotes/read-offer.ts'

/** Sales people keep to the floor of a rate card; whoever may cancel what is booked may go below. */
export function mayGoBelow(actor: Pick<Actor, 'may'>): boolean {
  return actor.may.has('undo')
}

type Taken = Pick<SpaceTerm, 'first' | 'last' | 'periods' | 'quantity'>

/** @throws AppError `below-minimum` */
export function refuseBelow(
  offer: Pick<Offer, 'listing' | 'unit' | 'terms'>,
  taken: Taken,
  spaceCents: number,
): void {
  const floor = floorFor(offer, taken)
  if (spaceCents >= floor) return
  const message = `${offer.listing.title} is offered below its minimum of ${formatShortCents(floor)} net. A manager can send it.`
  throw new AppError('below-minimum', { message, fields: { spaceCents: message } })
}

/** Of a price that the other side has named, by the rate card of now. @throws AppError `below-minimum` */
export async function refuseAgreeingBelow(db: Db, agreed: AgreedTerms): Promise<void> {
  const { spaceCents, units, first, last, quantity, listing } = withoutMakeUps(agreed)
  if (spaceCents === null) return
  const row = await findListing(db, listing.id)
  if (!row) return
  const booking = await readBooking(db, row)
  const unit = booking.units.find(({ id }) => id === units[0]?.unitId)
  // what is not sold any more has no price to be below
  if (!unit) return
  const periods = unit.cell === 'listed' ? units : []
  const floor = floorFor({ listing: row, unit, terms: booking.terms }, { first, last, periods, quantity })
  if (spaceCents >= floor) return
  const message = `This is below the minimum of ${formatShortCents(floor)} net for ${row.title}. A manager can accept it.`
  throw new AppError('below-minimum', { message })
}

function floorFor({ listing, unit, terms }: Pick<Offer, 'listing' | 'unit' | 'terms'>, taken: Taken): number {
  const { sellsWholePeriods, rates } = terms
  const rate = rateOf(unit, listing)
  const line = priceSpaceLine({ ...taken, medium: listing.ad_type, unit, rate, sellsWholePeriods })
  return floorOf(line.cents, rates)
}

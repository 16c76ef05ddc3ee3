import type { BookingTerms } from '#domain/booking/booking-terms.ts'
import type { ClientClass } from '#domain/booking/clients.ts'
import type { Term } from '#domain/booking/fit-term.ts'
import { type Quote, quote } from '#domain/booking/price/quote.ts'
import { rateOf } from '#domain/booking/price/rate.ts'
import { refuseTotal } from '#domain/booking/price/total-limit.ts'
import type { SpaceUnit } from '#domain/booking/units.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { ListingRow } from '../../listings/listings/present.ts'
import { readBooking } from '../availability/read-booking.ts'
import { pickUnit } from '../availability/space-units.ts'
import { pickTaxRate, readTaxRates } from '../tax-rates/read-tax-rates.ts'
import { listTaxPlaces } from './tax-place.ts'

export type QuoteContext = Pick<AppContext, 'db' | 'now' | 'gazetteer'>

/** One unit of a listing as it is sold now. */
export interface Offer {
  listing: ListingRow
  terms: BookingTerms
  unit: SpaceUnit
  /** All that is sold of it. */
  units: readonly SpaceUnit[]
  /** Where the space is, `YYYY-MM-DD`. */
  today: string
}

/** @throws AppError `not-bookable`, `invalid-input` for a unit that is none of its */
export async function readOffer(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  listing: ListingRow,
  unitId: number | null,
): Promise<Offer> {
  const { terms, units } = await readBooking(db, listing)
  if (terms.mode === 'off') throw new AppError('not-bookable')
  const unit = pickUnit(units, unitId)
  return { listing, terms, unit, units, today: toWallTime(now(), terms.timeZone).date }
}

/** Somebody who chooses an extra means to get it. @throws AppError `invalid-input` with the `goneExtras` that are not offered */
export function requireExtras({ terms }: Offer, chosen: readonly string[]): void {
  const offered = new Set(terms.extras.map(({ id }) => id))
  const goneExtras = chosen.filter((id) => !offered.has(id))
  if (goneExtras.length === 0) return
  const message = 'This space has no such extra. Look at its extras again.'
  throw new AppError('invalid-input', { message, fields: { extras: message }, body: { goneExtras } })
}

interface Priced {
  term: Term
  quantity: number
  /** Ids. */
  extras: readonly string[]
  /** Agreed in place of rate and discounts. */
  spaceCents?: number | null
  isAgency: boolean
  /** Of a buyer who is a client of the seller. */
  clientClass?: ClientClass | null
  /** Why no tax is asked of a buyer who is a client of the seller. */
  exemption?: string
}

export type TaxRate = ReturnType<typeof pickTaxRate>

/** The rate of the place where the space is. */
export async function readTaxRate(
  { db, gazetteer }: QuoteContext,
  { listing, today }: Offer,
): Promise<TaxRate> {
  const places = listTaxPlaces(listing, gazetteer())
  return pickTaxRate(await readTaxRates(db, { places, day: today }), places)
}

/** @throws AppError `term-not-sold` for more than one booking can come to */
export function priceTerm(offer: Offer, asked: Priced, taxRate: TaxRate): Quote {
  const price = quoteTerm(offer, asked, taxRate)
  const message = refuseTotal(price.totalCents)
  if (message !== null) throw new AppError('term-not-sold', { message, body: { nearest: null } })
  return price
}

/** Whatever it comes to. */
export function quoteTerm(
  { listing, terms, unit, today }: Offer,
  { term, ...asked }: Priced,
  taxRate: TaxRate,
): Quote {
  return quote({
    medium: listing.ad_type,
    unit,
    rate: rateOf(unit, listing),
    terms,
    ...term,
    ...asked,
    taxRate,
    bookedOn: today,
  })
}

import type { Quote, QuoteInput } from '#contract/quotes.ts'
import { type Days, listCells } from '#domain/booking/cells.ts'
import { fitTerm, type Term, type TermRefusal } from '#domain/booking/fit-term.ts'
import { quote } from '#domain/booking/price/quote.ts'
import { rateOf } from '#domain/booking/price/rate.ts'
import { latestDay } from '#domain/booking/sale-window.ts'
import type { TakenBy, TermReason } from '#domain/booking/term-rules.ts'
import { HORIZON_DAYS, type SpaceUnit } from '#domain/booking/units.ts'
import { isPublic } from '#domain/listing.ts'
import { addDays, toWallTime } from '#domain/zoned-time.ts'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { pickUnit } from '../availability/lock-space.ts'
import { type ListingBooking, readBooking } from '../availability/read-booking.ts'
import { listClaims, NOTHING_TAKEN, readTaken, type Taken, toTakenBy } from '../availability/read-taken.ts'
import type { ListingRow } from '../listings/present.ts'
import { findListing } from '../listings/queries.ts'
import { pickTaxRate, readTaxRates } from '../tax-rates/read-tax-rates.ts'
import { listTaxPlaces } from './tax-place.ts'

type Asked = Required<QuoteInput>
type Quoting = Pick<AppContext, 'db' | 'now' | 'gazetteer'>

/**
 * The whole price of a public listing for some dates that are sold and free; claims nothing.
 * @throws AppError `listing-not-found`, `not-bookable`, `invalid-input`, and with the `nearest` range that fits
 * `term-not-sold`, `dates-taken`
 */
export async function quoteListing(context: Quoting, id: number, asked: Asked): Promise<Quote> {
  const { db, now } = context
  const listing = await findListing(db, id)
  if (!listing || !isPublic(listing.status)) throw new AppError('listing-not-found')
  const booking = await readBooking(db, listing)
  const { terms } = booking
  if (terms.mode === 'off') throw new AppError('not-bookable')
  const unit = pickUnit(booking.units, asked.unitId)
  const today = toWallTime(now(), terms.timeZone).date
  const places = listTaxPlaces(listing, context.gazetteer())
  const [fitted, taxRates] = await Promise.all([
    fitOrRefuse(db, { listing, booking, unit, today }, asked),
    readTaxRates(db, { places, day: today }),
  ])
  const price = quote({
    medium: listing.ad_type,
    unit,
    rate: rateOf(unit, listing),
    terms,
    ...fitted,
    quantity: asked.quantity,
    extras: asked.extras,
    isAgency: false,
    taxRate: pickTaxRate(taxRates, places),
    bookedOn: today,
  })
  const { first, last } = fitted
  return {
    listingId: listing.id,
    unitId: unit.id,
    unitName: unit.name,
    mode: terms.mode,
    first,
    last,
    quantity: asked.quantity,
    ...price,
  }
}

interface Sold {
  listing: ListingRow
  booking: ListingBooking
  unit: SpaceUnit
  today: string
}

async function fitOrRefuse(db: Db, { listing, booking, unit, today }: Sold, asked: Asked): Promise<Term> {
  const range = { first: addDays(today, -27), last: latestDay(today) }
  const taken = unit.id === null ? NOTHING_TAKEN : await readTakenOf(db, unit.id, range)
  const ask = (takenBy: ReadonlyMap<string, TakenBy>) =>
    fitTerm({
      terms: booking.terms,
      unit,
      opensOn: listing.availability_start,
      closesOn: listing.availability_end,
      today,
      taken,
      takenBy,
      ...bound(asked, range),
      quantity: asked.quantity,
    })
  const fitted = ask(new Map())
  if (fitted.ok) return fitted.term
  if (!isTaken(fitted.refusal)) throw refuse(fitted.refusal)
  // what it is taken by is read only to say so
  const claims = await listClaims(db, [unit.id!], range)
  const told = ask(toTakenBy(claims, listCells(unit, range.first, range.last)))
  throw refuse(told.ok ? fitted.refusal : told.refusal)
}

/** Of a range of centuries, as much as says what is wrong with it. */
function bound({ from, to }: Asked, { last }: Days): { from: string; to: string } {
  const end = addDays(last, 60)
  const bounded = to < end ? to : end
  const start = addDays(bounded, -2 * HORIZON_DAYS)
  return { to: bounded, from: from < start ? start : from < bounded ? from : bounded }
}

async function readTakenOf(db: Db, unitId: number, range: Days): Promise<Taken> {
  return (await readTaken(db, [unitId], range)).get(unitId) ?? NOTHING_TAKEN
}

const TAKEN = new Set<TermReason>(['booked', 'held', 'blocked'])

function isTaken({ reason }: TermRefusal): boolean {
  return TAKEN.has(reason)
}

function refuse(refusal: TermRefusal): AppError {
  const { message, nearest } = refusal
  return new AppError(isTaken(refusal) ? 'dates-taken' : 'term-not-sold', { message, body: { nearest } })
}

import type { DatedPrice, NearPrice } from '#contract/booking/quotes-near.ts'
import type { FoundListing } from '#contract/discovery/search.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { CELL_DAYS, type Days } from '#domain/booking/cells.ts'
import type { Term } from '#domain/booking/fit-term.ts'
import { missingDays, type NearTerm, offerPeriods } from '#domain/booking/offer-periods.ts'
import { quote } from '#domain/booking/price/quote.ts'
import { rateOf } from '#domain/booking/price/rate.ts'
import { latestDay } from '#domain/booking/sale-window.ts'
import { NOTHING_TAKEN, type Taken } from '#domain/booking/taken.ts'
import { findObstacle, type TermQuestion, termLengths, toBid } from '#domain/booking/term-rules.ts'
import type { SpaceUnit } from '#domain/booking/units.ts'
import type { Gazetteer } from '#domain/discovery/places/types.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import { addDays, toWallTime } from '#domain/zoned-time.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readTaken } from '../../booking/availability/claim-units.ts'
import { type Booked, type ListingBooking, readBookings } from '../../booking/availability/read-booking.ts'
import { listTaxPlaces } from '../../booking/quotes/tax-place.ts'
import { pickTaxRate, readTaxRates, type TaxRates } from '../../booking/tax-rates/read-tax-rates.ts'

interface Sources {
  db: Db
  now: () => Date
  gazetteer: () => Gazetteer
}

/** What a search by days tells of a listing beside what it is. */
export type Dated = Pick<FoundListing, 'dated' | 'leastDays' | 'near'>

/** What fits of one listing. */
interface Offer {
  listing: Listing
  booking: ListingBooking
  fits: Fit<Term>[]
  near: Fit<NearTerm>[]
  /** Where nothing fits because the days are too few. */
  leastDays: number | null
  /** Where the space is. */
  today: string
  taxPlaces: string[] | null
}

interface Fit<T extends Term> {
  unit: SpaceUnit
  term: T
}

/** Of the longest cell: one that holds the first day may have begun so long before it. */
const DAYS_BEFORE = 27
/** Of a space of many units, each with cells of its own. */
const MOST_NEAR = 3

/**
 * By listing, the all-in price of the smallest range of whole cells that contains some days, in the unit that costs least;
 * null where nothing fits or nothing is booked here, with the shortest term where that is longer. Beside it the nearest runs
 * that leave some of the days out. Three statements, however many listings.
 */
export async function priceForDays(
  sources: Sources,
  listings: readonly Listing[],
  days: Days,
): Promise<Map<number, Dated>> {
  const { db, now } = sources
  const offers = await findOffers(sources, listings, days)
  const places = offers.flatMap(({ taxPlaces }) => taxPlaces ?? [])
  const rates = await readTaxRates(db, { places, day: toMarketDate(now()) })
  return new Map([
    ...listings.map(({ id }) => [id, { dated: null }] as const),
    ...offers.map((offer) => [offer.listing.id, toDated(offer, rates, days)] as const),
  ])
}

async function findOffers(
  { db, now, gazetteer }: Sources,
  listings: readonly Listing[],
  days: Days,
): Promise<Offer[]> {
  const bookings = await readBookings(db, listings.map(toBooked))
  const unitIds = [...bookings.values()].flatMap(({ units }) => units.flatMap(({ id }) => id ?? []))
  const taken = await readTaken(db, unitIds, { ...days, first: addDays(days.first, -DAYS_BEFORE) })
  return listings.flatMap((listing) => {
    const booking = required(bookings.get(listing.id))
    const today = toWallTime(now(), booking.terms.timeZone).date
    const { fits, near, leastDays } = fitDays({ listing, booking, today }, taken, days)
    if (fits.length + near.length === 0 && leastDays === null) return []
    const { lat = null, lng = null } = listing.coordinates ?? {}
    const taxPlaces = listTaxPlaces({ location_text: listing.location.text, lat, lng }, gazetteer())
    return [{ listing, booking, fits, near, leastDays, today, taxPlaces }]
  })
}

function fitDays(
  { listing, booking: { terms, units }, today }: Pick<Offer, 'listing' | 'booking' | 'today'>,
  taken: ReadonlyMap<number, Taken>,
  { first, last }: Days,
): Pick<Offer, 'fits' | 'near' | 'leastDays'> {
  // asked first: a range of centuries has a hundred thousand cells
  if (terms.mode === 'off' || first < addDays(today, -DAYS_BEFORE) || last > latestDay(today))
    return { fits: [], near: [], leastDays: null }
  const least: number[] = []
  const near: Fit<NearTerm>[] = []
  const fits = units.flatMap((unit) => {
    const question = {
      terms,
      unit,
      opensOn: listing.availabilityStart,
      closesOn: listing.availabilityEnd,
      today,
      taken: (unit.id !== null && taken.get(unit.id)) || NOTHING_TAKEN,
      takenBy: new Map(),
      from: first,
      to: last,
      quantity: 1,
    }
    const offered = offerPeriods(question)
    near.push(...offered.near.map((term) => ({ unit, term })))
    if (offered.around) return [{ unit, term: offered.around }]
    if (findObstacle(toBid(question))?.reason === 'too-short') least.push(shortestDays(question))
    return []
  })
  const isExact = fits.some(({ term }) => term.first === first && term.last === last)
  return {
    fits,
    near: isExact ? [] : near,
    leastDays: fits.length === 0 && least.length > 0 ? Math.min(...least) : null,
  }
}

function shortestDays(question: Pick<TermQuestion, 'terms' | 'unit'>): number {
  const { cell } = question.unit
  return cell === 'listed' ? 1 : termLengths(question).min * CELL_DAYS[cell]
}

function toDated(offer: Offer, rates: TaxRates, asked: Days): Dated {
  const { fits, leastDays } = offer
  const prices = fits.map((fit) => priceFit(offer, fit, rates))
  const near = priceNear(offer, rates, asked)
  return {
    dated: prices.length > 0 ? prices.reduce(cheaper) : null,
    ...(leastDays !== null && { leastDays }),
    ...(near.length > 0 && { near }),
  }
}

/** Of the units, the one that costs least for the same days. */
function priceNear(offer: Offer, rates: TaxRates, asked: Days): NearPrice[] {
  const byDays = Map.groupBy(offer.near, ({ term: { first, last } }) => `${first} ${last}`)
  return [...byDays.values()]
    .map((same) => {
      const { place, askedDays } = required(same[0]).term
      const price = same.map((fit) => priceFit(offer, fit, rates)).reduce(cheaper)
      return { ...price, place, askedDays, missing: missingDays(asked, price) }
    })
    .sort((a, b) => b.askedDays - a.askedDays || a.totalCents - b.totalCents)
    .slice(0, MOST_NEAR)
}

function priceFit({ listing, booking, today, taxPlaces }: Offer, { unit, term }: Fit<Term>, rates: TaxRates) {
  const { totalCents } = quote({
    medium: listing.adType,
    unit,
    rate: rateOf(unit, listing),
    terms: booking.terms,
    ...term,
    quantity: 1,
    extras: [],
    isAgency: false,
    taxRate: pickTaxRate(rates, taxPlaces),
    bookedOn: today,
  })
  return { first: term.first, last: term.last, totalCents }
}

function cheaper(a: DatedPrice, b: DatedPrice): DatedPrice {
  return b.totalCents < a.totalCents ? b : a
}

function toBooked(listing: Listing): Booked {
  return {
    id: listing.id,
    ad_type: listing.adType,
    listing_type: listing.listingType,
    frequency: listing.frequency,
    venue: listing.venue,
    lat: listing.coordinates?.lat ?? null,
    min_contract: listing.minContract,
    setup_fee: listing.setupFee,
    // only prices are asked of it: what cannot be booked was left out before
    takes_requests: true,
  }
}

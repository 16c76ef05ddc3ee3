import { freeIn } from '#domain/booking/cells.ts'
import type { Booking } from '#domain/booking/default-terms.ts'
import { sumCents } from '#domain/booking/price/cents.ts'
import { priceExtras } from '#domain/booking/price/extras.ts'
import { publicRates } from '#domain/booking/price/rates.ts'
import type { Taken } from '#domain/booking/taken.ts'
import { estimateTax, type TaxFacts, taxBasisPoints } from '#domain/booking/tax/washington.ts'
import type { SpaceUnit } from '#domain/booking/units.ts'
import type { Gazetteer } from '#domain/discovery/places/types.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { CardUnit, RateCard } from '#search/rate-card.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readTaken } from '../../booking/availability/claim-units.ts'
import { type Booked, readBookings } from '../../booking/availability/read-booking.ts'
import { listTaxPlaces } from '../../booking/quotes/tax-place.ts'
import { pickTaxRate, readTaxRates } from '../../booking/tax-rates/read-tax-rates.ts'
import type { StoredSpace } from './space-rows.ts'

/** What is read of a space for its card. */
type Sold = Booked &
  Pick<StoredSpace, 'location_text' | 'lng' | 'frequency' | 'availability_start' | 'availability_end'>

type Priced = Pick<Sold, 'ad_type' | 'frequency' | 'availability_start' | 'availability_end'>

const CELL_DAYS_BEFORE = 28

/** By listing, how its total for dates is found; nothing for those that are not booked here. Three statements at most. */
export async function readRateCards(
  db: Db,
  spaces: readonly Sold[],
  { gazetteer, now }: { gazetteer: Gazetteer; now: Date },
): Promise<Map<number, RateCard>> {
  const bookings = await readBookings(db, spaces)
  const sold = spaces.flatMap((space) => {
    const booking = required(bookings.get(space.id))
    return booking.terms.mode === 'off' ? [] : [{ space, booking }]
  })
  const taxed = sold.map((one) => ({ ...one, places: listPlaces(one.space, one.booking, gazetteer) }))
  const today = toMarketDate(now)
  const places = [...new Set(taxed.flatMap((one) => one.places ?? []))]
  const rates = await readTaxRates(db, { places, day: today })
  const unitIds = sold.flatMap(({ booking: { units } }) => (needsTaken(units) ? idsOf(units) : []))
  const horizon = { first: addDays(today, -CELL_DAYS_BEFORE), last: '9999-12-31' }
  const taken = unitIds.length === 0 ? new Map() : await readTaken(db, unitIds, horizon)
  return new Map(
    taxed.map((one) => [one.space.id, toRateCard(one, { taxRate: pickTaxRate(rates, one.places), taken })]),
  )
}

/** The free days of a space with one unit on a calendar are that unit's; of others they do not say whose. */
function needsTaken(units: readonly SpaceUnit[]): boolean {
  return units.length > 1 || units[0]?.cell === 'listed'
}

function idsOf(units: readonly SpaceUnit[]): number[] {
  return units.flatMap(({ id }) => id ?? [])
}

/** None where no place's rate is asked: to find one costs more than all the rest. */
function listPlaces(space: Sold, { terms }: Booking, gazetteer: Gazetteer): string[] | null {
  const unknown = { medium: space.ad_type, terms, taxRate: null }
  const isTaxed = terms.taxOverride === null && taxBasisPoints(unknown) > 0
  return isTaxed ? listTaxPlaces(space, gazetteer) : []
}

/** What a space's booking asks, as the kernel keeps it. */
export function toRateCard(
  { space, booking }: { space: Priced; booking: Booking },
  { taxRate, taken }: { taxRate: TaxFacts['taxRate']; taken: ReadonlyMap<number, Taken> },
): RateCard {
  const { terms, units } = booking
  const facts = { medium: space.ad_type, terms, taxRate }
  const { items } = priceExtras(terms.extras, { chosen: [], quantity: 1 })
  const isListed = units.some(({ cell }) => cell === 'listed')
  return {
    adType: space.ad_type,
    interval: space.frequency,
    terms: {
      timeZone: terms.timeZone,
      leadDays: terms.leadDays,
      minDays: terms.minDays,
      maxDays: terms.maxDays,
      startWeekday: terms.startWeekday,
      sellsWholePeriods: terms.sellsWholePeriods,
      termDiscounts: terms.termDiscounts,
      quantityDiscounts: terms.quantityDiscounts,
      ...(terms.rates && { rates: publicRates(terms.rates) }),
    },
    units: units.map((unit) => toCardUnit(unit, unit.id === null ? undefined : taken.get(unit.id))),
    taxBasisPoints: taxBasisPoints(facts),
    onceCents: sumCents([...items.map(({ cents }) => cents), ...estimateTax(items, facts).ofItems]),
    opensOn: isListed ? space.availability_start : null,
    closesOn: isListed ? space.availability_end : null,
  }
}

/** Without names, numbers and artwork, so that equal units of several spaces are one. */
function toCardUnit(unit: SpaceUnit, taken: Taken | undefined): CardUnit {
  const periods = unit.periods.map((period) => ({ ...period, id: null, label: '', materialDate: null }))
  const full = [...(taken ?? [])]
    .filter(([cell]) => freeIn(unit, required(taken), cell) < 1)
    .map(([cell]) => cell)
  const { cell, anchor, capacity, rate } = unit
  return { unit: { id: null, name: '', cell, anchor, capacity, rate, periods }, full: full.sort() }
}

import { type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type Booking, defaultBooking } from '#domain/booking/default-terms.ts'
import type { SpaceUnit, UnitPeriod } from '#domain/booking/units.ts'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { SpaceUnitsTable, UnitPeriodsTable } from '../../../platform/db/tables.gen.ts'
import type { ListingRow } from '../../listings/listings/present.ts'
import { fromTermsRow } from './stored-booking.ts'

/** What is read of a listing to know how it is booked. */
export type Booked = Pick<
  ListingRow,
  | 'id'
  | 'ad_type'
  | 'listing_type'
  | 'frequency'
  | 'venue'
  | 'lat'
  | 'min_contract'
  | 'setup_fee'
  | 'takes_requests'
>

export interface ListingBooking extends Booking {
  /** Null while nothing is stored: these are the defaults of its medium. */
  updatedAt: Date | null
}

/** How one listing is booked, as stored or by default. */
export async function readBooking(db: Db, listing: Booked): Promise<ListingBooking> {
  return required((await readBookings(db, [listing])).get(listing.id))
}

/** By listing, in one statement. */
export async function readBookings(
  db: Db,
  listings: readonly Booked[],
): Promise<Map<number, ListingBooking>> {
  const stored = new Map((await readStored(db, listings)).map((row) => [row.listing_id, row]))
  const toBooking = (listing: Booked): ListingBooking => {
    const row = stored.get(listing.id)
    if (!row) return { ...byDefault(listing), updatedAt: null }
    const stated = fromTermsRow(row)
    // terms from when it was to rent: what is for sale is booked by nobody
    const terms = listing.listing_type === 'sale' ? { ...stated, mode: 'off' as const } : stated
    return { terms, units: row.units.map(fromUnitRow), updatedAt: row.updated_at }
  }
  return new Map(listings.map((listing) => [listing.id, toBooking(listing)]))
}

function readStored(db: Db, listings: readonly Booked[]) {
  const ids = listings.map(({ id }) => id)
  return db
    .selectFrom('booking_terms as terms')
    .selectAll('terms')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('space_units as unit')
          .select([
            'unit.id',
            'name',
            'cell',
            'anchor',
            'capacity',
            'rate_cents',
            'rate_per',
            'artwork',
            'proof',
          ])
          .select((unit) =>
            jsonArrayFrom(
              unit
                .selectFrom('unit_periods as period')
                .select(['id', 'label', 'first_day', 'last_day', 'capacity', 'material_date', 'sold_until'])
                .whereRef('period.unit_id', '=', 'unit.id')
                .orderBy('first_day'),
            ).as('periods'),
          )
          .whereRef('unit.listing_id', '=', 'terms.listing_id')
          .orderBy('position'),
      ).as('units'),
    )
    .where('terms.listing_id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
}

function byDefault(row: Booked): Booking {
  return defaultBooking({
    adType: row.ad_type,
    listingType: row.listing_type,
    interval: row.frequency,
    venue: row.venue,
    hasPoint: row.lat !== null,
    takesRequests: row.takes_requests,
    minContract: row.min_contract,
    setupFee: row.setup_fee,
  })
}

type PeriodRow = Omit<Selectable<UnitPeriodsTable>, 'unit_id'>
type UnitRow = Omit<
  Selectable<SpaceUnitsTable>,
  'listing_id' | 'position' | 'created_at' | 'artwork' | 'proof'
> &
  Partial<Pick<Selectable<SpaceUnitsTable>, 'artwork' | 'proof'>>

export function fromUnitRow(row: UnitRow & { periods: readonly PeriodRow[] }): SpaceUnit {
  return {
    id: row.id,
    name: row.name,
    cell: row.cell,
    anchor: row.anchor,
    capacity: row.capacity,
    rate: row.rate_cents === null ? null : { cents: row.rate_cents, per: required(row.rate_per) },
    periods: row.periods.map(fromPeriodRow),
    artwork: row.artwork,
    proof: row.proof,
  }
}

function fromPeriodRow(row: PeriodRow): UnitPeriod {
  return {
    id: row.id,
    label: row.label,
    first: row.first_day,
    last: row.last_day,
    capacity: row.capacity,
    materialDate: row.material_date,
    soldUntil: row.sold_until,
  }
}

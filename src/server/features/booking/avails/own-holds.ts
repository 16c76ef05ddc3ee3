import { sql } from 'kysely'
import type { Days } from '#domain/booking/cells.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { toDayNumber } from '#domain/dates.ts'
import { toMonthDay } from '#domain/format-dates.ts'
import { addDays, toWallTime } from '#domain/zoned-time.ts'
import type { Db } from '../../../platform/db/database.ts'
import { organizationName } from '../../../platform/db/organization-name.ts'

interface OwnHold extends Days {
  unitId: number
  bookingId: number
  client: string
  /** "Jan 9" */
  until: string
  by: string | null
  byId: number | null
}

interface HoldsQuery {
  sellerId: number
  listingId: number
  /** Null: nothing was stored of the space when its cells were chosen. */
  unitId: number | null
  days: Days
  now: Date
}

/** What is held of some units for a seller's clients in some days, with whom to ask. */
export async function describeHolds(
  db: Db,
  { sellerId, listingId, unitId, days, now }: HoldsQuery,
): Promise<OwnHold[]> {
  const { rows } = await sql<Omit<OwnHold, 'until'> & { endsAt: Date; timeZone: string }>`
    select claim.unit_id as "unitId", lower(claim.days) as first, upper(claim.days) - 1 as last, booking.id as "bookingId",
      ${organizationName('buyer')} as client, claim.expires_at as "endsAt",
      booking.time_zone as "timeZone", coalesce(person.name, person.username) as by, person.id as "byId"
    from unit_claims as claim
    join bookings as booking on booking.id = claim.booking_id
    join organizations as buyer on buyer.id = booking.buyer_id
    left join lateral (select actor_id from booking_events where booking_id = booking.id and step = 'hold'
      order by id limit 1) as held on true
    left join users as person on person.id = held.actor_id
    where claim.unit_id in (select id from space_units where listing_id = ${listingId} and (${unitId}::int is null or id = ${unitId}))
      and claim.kind = 'hold' and claim.expires_at > ${now}
      and claim.days && daterange(${days.first}::date, ${days.last}::date, '[]') and booking.seller_id = ${sellerId}
    order by claim.days, claim.id`.execute(db)
  return rows.map(({ endsAt, timeZone, ...row }) => ({ ...row, until: lastDayOf(endsAt, timeZone) }))
}

/** What is held and booked for clients without an account, as a seller's own grid names it: by unit and first day. */
export async function readClientLabels(
  db: Db,
  { sellerId, range }: { sellerId: number; range: Days },
): Promise<Map<string, string>> {
  const { rows } = await sql<{
    unitId: number
    first: string
    id: number
    client: string
    kind: string
    endsAt: Date | null
    timeZone: string
  }>`
    select claim.unit_id as "unitId", lower(claim.days) as first, booking.id, claim.kind,
      ${organizationName('buyer')} as client, claim.expires_at as "endsAt",
      booking.time_zone as "timeZone"
    from bookings as booking
    join unit_claims as claim on claim.booking_id = booking.id
    join organizations as buyer on buyer.id = booking.buyer_id
    where booking.seller_id = ${sellerId} and booking.origin in ('offline', 'contract')
      and booking.status in ('held', 'booked', 'in-flight')
      and claim.days && daterange(${range.first}::date, ${range.last}::date, '[]')`.execute(db)
  return new Map(
    rows.map(({ unitId, first, id, client, kind, endsAt, timeZone }) => [
      claimKey(unitId, toDayNumber(first)),
      kind === 'hold' && endsAt
        ? `${client} until ${lastDayOf(endsAt, timeZone)}`
        : `${client}, ${toBookingReference(id)}`,
    ]),
  )
}

/** @param first day number */
export const claimKey = (unitId: number, first: number): string => `${unitId} ${first}`

/** A hold ends at the midnight after its last day. */
function lastDayOf(endsAt: Date, timeZone: string): string {
  const { date, minute } = toWallTime(endsAt, timeZone)
  return toMonthDay(minute === 0 ? addDays(date, -1) : date)
}

import { sql } from 'kysely'
import type { AvailsBy } from '#domain/booking/avails.ts'
import { clampAvailsFrom, listAvailsColumns } from '#domain/booking/avails.ts'
import type { UnitsOfRep } from '#domain/booking/avails-filter.ts'
import type { Days } from '#domain/booking/cells.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { whoseAvails } from './policy.ts'

/** Who has something in the columns of a grid. Apart from the grid: whoever does not ask for it does not wait for it. */
export async function readAvailsReps(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  actor: Actor,
  { by = 'period', from }: { by?: AvailsBy | undefined; from?: string | undefined },
): Promise<UnitsOfRep[]> {
  const columns = listAvailsColumns(by, clampAvailsFrom(from, toMarketDate(now())))
  const range = { first: required(columns[0]).first, last: required(columns.at(-1)).last }
  return readReps(db, { sellerId: whoseAvails(actor).sellerId, range })
}

/**
 * By name: whom contracts name, and who of the seller's people first acted on what is held or booked. Of a booking that was made of a
 * contract it is whom the contract names.
 */
export async function readReps(
  db: Db,
  { sellerId, range }: { sellerId: number; range: Days },
): Promise<UnitsOfRep[]> {
  const days = sql`daterange(${range.first}::date, ${range.last}::date, '[]')`
  const { rows } = await sql<UnitsOfRep>`
    select name, json_agg(distinct unit_id) as "unitIds" from (
      select line.rep_name as name, line.unit_id
      from contract_lines as line join contracts as contract on contract.id = line.contract_id
      where contract.organization_id = ${sellerId} and line.unit_id is not null
        and daterange(line.first_day, line.last_day, '[]') && ${days}
      union
      select coalesce(person.name, person.username::text), claim.unit_id
      from bookings as booking
      join unit_claims as claim on claim.booking_id = booking.id and claim.days && ${days}
      join lateral (select actor_id from booking_events as event
        where event.booking_id = booking.id and event.actor = 'seller' order by event.id limit 1) as begun on true
      join users as person on person.id = begun.actor_id
      where booking.seller_id = ${sellerId} and booking.status in ('held', 'booked', 'in-flight') and booking.origin <> 'contract'
    ) as sold
    where name <> '' group by name order by name`.execute(db)
  return rows
}

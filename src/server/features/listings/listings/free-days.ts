import { type RawBuilder, sql } from 'kysely'

/**
 * The first day from `today` on at which something of a listing is available: within its own dates, on a listed date where it
 * sells such, and with a unit that is not full. Null when there is none. For the row `listings` of the query around it.
 */
export function firstFreeDay(today: string): RawBuilder<string | null> {
  const start = sql`greatest(${today}::date, listings.availability_start)`
  // most have nothing taken ahead: they are not asked day by day
  return sql`(case when not ${hasDatesAhead(start)} then
    (case when ${start} <= coalesce(listings.availability_end, 'infinity'::date) then ${start} end)::text
  else (
    select min(candidate.day)::text from (
      select ${start} as day
      union all
      select upper(claim.days) from space_units as unit join unit_claims as claim on claim.unit_id = unit.id
      where unit.listing_id = listings.id and upper(claim.days) > ${start}
      union all
      select greatest(${start}, period.first_day) from space_units as unit join unit_periods as period on period.unit_id = unit.id
      where unit.listing_id = listings.id and period.last_day >= ${start}
    ) as candidate
    where candidate.day <= coalesce(listings.availability_end, 'infinity'::date)
      and exists (select from space_units as unit where unit.listing_id = listings.id and ${hasRoom(sql`candidate.day`)})
  ) end)`
}

/** Whether a listing sells listed dates, or anything of it is taken from a day on. */
function hasDatesAhead(day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (
    select from space_units as unit where unit.listing_id = listings.id and (
      exists (select from unit_periods where unit_id = unit.id)
      or exists (select from unit_claims where unit_id = unit.id and upper(days) > ${day})
    ))`
}

/** Whether a unit has something left on a day. */
function hasRoom(day: RawBuilder<unknown>): RawBuilder<unknown> {
  const taken = sql`coalesce((
    select sum(case when claim.is_whole then unit.capacity else claim.quantity end) from unit_claims as claim
    where claim.unit_id = unit.id and claim.days @> ${day} and (claim.expires_at is null or claim.expires_at > now())
  ), 0)`
  return sql`(
    (not exists (select from unit_periods where unit_id = unit.id) and ${taken} < unit.capacity)
    or exists (
      select from unit_periods as period
      where period.unit_id = unit.id and ${day} between period.first_day and period.last_day
        and ${taken} < coalesce(period.capacity, unit.capacity)
    ))`
}

/** The next day after `today` on which something of the listing is taken. */
export function nextTakenDay(today: string): RawBuilder<string | null> {
  return sql`(
    select min(lower(claim.days))::text from space_units as unit join unit_claims as claim on claim.unit_id = unit.id
    where unit.listing_id = listings.id and lower(claim.days) > ${today}::date
      and (claim.expires_at is null or claim.expires_at > now()))`
}

import { sql } from 'kysely'

/** Of hits, those that are shown and counted: a space that came back is not gone any more. */
export const IS_SHOWN = sql<boolean>`(alert_hits.kind <> 'gone' or exists (
  select from listings as space where space.id = alert_hits.listing_id and space.status <> 'active'))`

/** The days that a total is for; null of a price by the month. */
export function toHitDays({
  first_day: first,
  last_day: last,
}: {
  first_day: string | null
  last_day: string | null
}) {
  return first === null || last === null ? null : { first, last }
}

import { sql } from 'kysely'

/** Of hits, those that are shown and counted: a space that came back is not gone any more. */
export const IS_SHOWN = sql<boolean>`(alert_hits.kind <> 'gone' or exists (
  select from listings as space where space.id = alert_hits.listing_id and space.status <> 'active'))`

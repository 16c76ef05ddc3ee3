import { sql } from 'kysely'
import { MARKET_ZONE, toMarketDate } from '#domain/format-dates.ts'
import type { Db } from '../../../platform/db/database.ts'

/** Of hours. Older days are what they are. */
const HOUR_DAYS = 14
/** Of days: two years can be compared, and a month to spare. */
const KEPT_MONTHS = 25

/**
 * Recomputes days from their hours and replaces what they held: run twice, or again after a crash, it comes to the same. Days whose hours
 * are all kept are recomputed, so that a job that was away for days leaves nothing out.
 *
 * @param days how many, today included
 */
export async function rollCounts(
  db: Db,
  { now, days = HOUR_DAYS }: { now: Date; days?: number },
): Promise<void> {
  const zone = sql.lit(MARKET_ZONE)
  const first = sql`(${toMarketDate(now)}::date - ${sql.lit(Math.min(days, HOUR_DAYS) - 1)}::int)`
  await sql`
    insert into space_days (listing_id, day, appearances, views, saves, contacts, enquiries, viewings)
    select listing_id, (hour at time zone ${zone})::date as day, sum(appearances), sum(views), sum(saves), sum(contacts),
      sum(enquiries), sum(viewings)
    from space_hours where hour >= ${first}::timestamp at time zone ${zone}
    group by listing_id, day order by listing_id, day
    on conflict (listing_id, day) do update set appearances = excluded.appearances, views = excluded.views,
      saves = excluded.saves, contacts = excluded.contacts, enquiries = excluded.enquiries, viewings = excluded.viewings`.execute(
    db,
  )
}

/** Deletes hours that were rolled up long ago, and days that nobody compares with. */
export async function sweepCounts(db: Db, now: Date): Promise<void> {
  const zone = sql.lit(MARKET_ZONE)
  const today = toMarketDate(now)
  await sql`delete from space_hours
    where hour < (${today}::date - ${sql.lit(HOUR_DAYS)}::int)::timestamp at time zone ${zone}`.execute(db)
  await sql`delete from space_days
    where day < ${today}::date - make_interval(months => ${sql.lit(KEPT_MONTHS)})`.execute(db)
}

/** Who has seen what: marks of days that are over, and salts after two days. */
export async function sweepMarks(db: Db, now: Date): Promise<void> {
  const today = toMarketDate(now)
  await db.deleteFrom('count_marks').where('day', '<', today).execute()
  await sql`delete from daily_salts where day < ${today}::date - 1`.execute(db)
}

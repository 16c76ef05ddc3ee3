import { sql } from 'kysely'
import { HIT_DAYS, type HitKind, notifyAt } from '#domain/discovery/alert-rules.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { isOf } from '../../../platform/db/membership.ts'
import { readSettingsOf } from '../../ground/notices/settings.ts'

export interface NewHit {
  searchId: number
  listingId: number
  kind: HitKind
  /** `YYYY-MM-DD` */
  day: string
  /** The total for the days, or by the month where there are none. */
  cents: number
  wasCents: number | null
  firstDay: string | null
  lastDay: string | null
  score: number
  sellerId: number | null
  listedAt: Date | null
}

const BATCH = 5_000

/** Keeps what is news, in the caller's transaction, and when those who want to know are told. */
export async function recordHits(trx: Tx, hits: readonly NewHit[], now: Date): Promise<void> {
  for (let done = 0; done < hits.length; done += BATCH)
    await recordBatch(trx, hits.slice(done, done + BATCH), now)
}

/**
 * A price that falls again on a day on which its people were told waits for the next day, and for the lowest of that day.
 * Nobody is notified of their own space, nor of one that was on the market when they saved the search: they saw it there. A second
 * of clocks between is forgiven.
 */
async function recordBatch(trx: Tx, hits: readonly NewHit[], now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into alert_hits (saved_search_id, listing_id, kind, day, cents, was_cents, first_day, last_day, score, found_at, told_at)
    select "searchId", "listingId", kind, day + (kind = 'price-down' and exists (select from alert_hits as told
        where told.saved_search_id = "searchId" and told.listing_id = "listingId" and told.kind = hit.kind
          and told.day = hit.day and told.is_told))::int, cents, "wasCents", "firstDay", "lastDay", score, ${now}::timestamptz,
      case when cadence = 'off' then ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(hits)}::jsonb) as hit ("searchId" int, "listingId" int, kind text, day date,
      cents bigint, "wasCents" bigint, "firstDay" date, "lastDay" date, score real, "sellerId" int, "listedAt" timestamptz)
    join alerts on saved_search_id = "searchId"
    join listings on listings.id = "listingId"
    where not ${isOf(sql.ref('alerts.user_id'), sql.ref('listings.seller_id'))}
      and (kind <> 'new' or "listedAt" > alerts.created_at - interval '1 second')
    order by "searchId", "listingId"
    on conflict on constraint alert_hits_once do update
      set cents = excluded.cents, first_day = excluded.first_day, last_day = excluded.last_day, score = excluded.score, told_at = excluded.told_at
      where not alert_hits.is_told and alert_hits.cents > excluded.cents
    returning saved_search_id as id`.execute(trx)
  await scheduleAlertNotices(trx, [...new Set(rows.map(({ id }) => id))], now)
}

/** Sets when waiting hits are told, unless an earlier one has set it. */
export async function scheduleAlertNotices(trx: Tx, searchIds: readonly number[], now: Date): Promise<void> {
  if (searchIds.length === 0) return
  const alerts = await trx
    .selectFrom('alerts')
    .select(['saved_search_id', 'user_id', 'cadence'])
    .where('saved_search_id', '=', sql<number>`any(${[...searchIds]}::int[])`)
    .where('cadence', '<>', 'off')
    .where('tell_at', 'is', null)
    .orderBy('saved_search_id')
    .forUpdate()
    .execute()
  const settings = await readSettingsOf(
    trx,
    alerts.map((alert) => alert.user_id),
  )
  const due = alerts.map((alert) => ({
    id: alert.saved_search_id,
    at: notifyAt(alert.cadence, settings(alert.user_id), now),
  }))
  await sql`update alerts set tell_at = due.at from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as due (id int, at timestamptz)
    where saved_search_id = due.id`.execute(trx)
}

/** Forgets what was found long ago, and how spaces looked that have been away as long. */
export async function sweepHits(db: Db, now: Date): Promise<void> {
  const before = sql<Date>`${now}::timestamptz - make_interval(days => ${HIT_DAYS})`
  await db.deleteFrom('alert_hits').where('found_at', '<', before).execute()
  await db
    .updateTable('market_snapshots')
    .set({ space: null, words: null, worded_at: null })
    .where('off_since', '<', before)
    .where('space', 'is not', null)
    .execute()
}

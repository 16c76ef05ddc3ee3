import type { ViewingSettings } from '#contract/messaging/viewings.ts'
import { MARKET_ZONE } from '#domain/format-dates.ts'
import type { Db } from '../../../platform/db/database.ts'

/** Of a seller who has never set any. */
const DEFAULTS = {
  timeZone: MARKET_ZONE,
  minutes: 30,
  bufferMinutes: 15,
  noticeHours: 24,
  confirmsAlone: false,
  awayUntil: null,
}

export async function readSettings(db: Db, sellerId: number): Promise<ViewingSettings> {
  const row = await db
    .selectFrom('viewing_settings')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  const hours = await db
    .selectFrom('viewing_hours')
    .select(['weekday', 'from_minute as from', 'to_minute as to'])
    .where('seller_id', '=', sellerId)
    .orderBy('weekday')
    .orderBy('from_minute')
    .execute()
  if (!row) return { ...DEFAULTS, hours }
  return {
    timeZone: row.time_zone,
    minutes: row.minutes,
    bufferMinutes: row.buffer_minutes,
    noticeHours: row.notice_hours,
    confirmsAlone: row.confirms_alone,
    awayUntil: row.away_until,
    hours,
  }
}

/** Replaces them as a whole; the row of settings is locked, so that two tabs cannot mix their hours. */
export async function replaceSettings(
  db: Db,
  sellerId: number,
  { settings, now }: { settings: ViewingSettings; now: Date },
): Promise<void> {
  const values = {
    time_zone: settings.timeZone,
    minutes: settings.minutes,
    buffer_minutes: settings.bufferMinutes,
    notice_hours: settings.noticeHours,
    confirms_alone: settings.confirmsAlone,
    away_until: settings.awayUntil,
    updated_at: now,
  }
  const hours = settings.hours.map(({ weekday, from, to }) => ({
    seller_id: sellerId,
    weekday,
    from_minute: from,
    to_minute: to,
  }))
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('viewing_settings')
      .values({ seller_id: sellerId, ...values })
      .onConflict((conflict) => conflict.column('seller_id').doUpdateSet(values))
      .execute()
    await trx.deleteFrom('viewing_hours').where('seller_id', '=', sellerId).execute()
    if (hours.length > 0) await trx.insertInto('viewing_hours').values(hours).execute()
  })
}

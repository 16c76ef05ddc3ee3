import type { ViewingSettings, ViewingSlots } from '#contract/messaging/viewings.ts'
import { MARKET_ZONE } from '#domain/format-dates.ts'
import { listSlots, type ViewingHours } from '#domain/messaging/viewing-slots.ts'
import { required } from '#domain/required.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { readSettings } from './settings.ts'

interface ReadSlotsInput {
  sellerId: number
  now: Date
  /** A viewing that is to be moved takes no time away from itself. */
  except?: number | undefined
}

/** Free times of a seller, and how they are agreed. */
export async function readSlots(
  db: Db | Tx,
  { sellerId, now, except }: ReadSlotsInput,
): Promise<ViewingSlots> {
  const settings = await readSettings(db, sellerId)
  const { hours, minutes, confirmsAlone } = settings
  const free = hours.length === 0 ? [] : await findFree(db, settings, { sellerId, now, except })
  return {
    hasHours: hours.length > 0,
    timeZone: MARKET_ZONE,
    minutes,
    confirmsAlone: hours.length > 0 && confirmsAlone,
    slots: free.map((slot) => slot.toISOString()),
  }
}

async function findFree(
  db: Db | Tx,
  settings: ViewingSettings,
  { sellerId, now, except }: ReadSlotsInput,
): Promise<Date[]> {
  const { timeZone: zone, minutes, bufferMinutes, noticeHours, awayUntil } = settings
  const agreed = await db
    .selectFrom('viewings')
    .select(['id', 'starts_at', 'ends_at'])
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'confirmed')
    .where('ends_at', '>', now)
    .execute()
  const busy = agreed
    .filter(({ id }) => id !== except)
    .map(({ starts_at, ends_at }) => ({ start: required(starts_at), end: required(ends_at) }))
  const hours: ViewingHours[] = settings.hours
  return listSlots({ hours, zone, busy, minutes, bufferMinutes, noticeHours, awayUntil, now })
}

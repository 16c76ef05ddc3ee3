import { MARKET_ZONE } from '#domain/format-dates.ts'
import type { Tx } from '#server/platform/db/database.ts'

/** Weekday (0 is Sunday) and minutes after midnight. */
const WEEK = [
  [2, 10 * 60, 12 * 60],
  [2, 14 * 60, 17 * 60],
  [4, 14 * 60, 18 * 60],
  [6, 9 * 60, 12 * 60],
] as const

/** Hours in which these sellers show their spaces. */
export async function insertHours(trx: Tx, sellerIds: readonly number[]): Promise<void> {
  await trx
    .insertInto('viewing_settings')
    .values(
      sellerIds.map((seller_id, index) => ({
        seller_id,
        time_zone: MARKET_ZONE,
        confirms_alone: index % 3 === 0,
      })),
    )
    .execute()
  await trx
    .insertInto('viewing_hours')
    .values(
      sellerIds.flatMap((seller_id) =>
        WEEK.map(([weekday, from_minute, to_minute]) => ({ seller_id, weekday, from_minute, to_minute })),
      ),
    )
    .execute()
}

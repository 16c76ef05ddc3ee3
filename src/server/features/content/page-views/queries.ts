import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

const MAX_PAGES = 200

/** Views since a day: per day, and of the pages with the most. */
export async function countViews(db: Db, since: string) {
  const sum = sql<number>`sum(views)::int`.as('views')
  const from = db.selectFrom('page_views').where('day', '>=', since)
  const days = await from.select(['day', sum]).groupBy('day').execute()
  const pages = await from
    .select(['path', sum])
    .groupBy('path')
    .orderBy('views', 'desc')
    .orderBy('path')
    .limit(MAX_PAGES)
    .execute()
  return { days: new Map(days.map((row) => [row.day, row.views])), pages }
}

import { sql } from 'kysely'
import { MARKET_ZONE } from '#domain/format-dates.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Limit, RateLimiter } from '../../platform/http/rate-limit.ts'
import type { Log } from '../../platform/log/log.ts'

/** Reloading is not looking again. */
const VIEWS_PER_VISITOR: Limit = { name: 'view', max: 1, perSeconds: 1800 }
const FLUSH_MS = 2_000
/** Written down at once when so many wait. */
const MAX_WAITING = 1_000

/** Counts in memory and writes many views in two statements, so that opening a listing never waits for a commit. */
export interface ViewCounter {
  /** One visit; the same visitor's within half an hour counts once. */
  count(listingId: number, visitor: string): void
  flush(): Promise<void>
}

interface Options {
  db: Db
  log: Log
  limiter: RateLimiter
}

export function createViewCounter({ db, log, limiter }: Options): ViewCounter {
  let visits = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const waiting = visits
    visits = new Map()
    if (waiting.size === 0) return
    const counted = await limiter.takeEach(VIEWS_PER_VISITOR, [...waiting.keys()])
    await addViews(
      db,
      [...counted].map((visit) => waiting.get(visit)!),
    )
  }
  const flushLater = () => flush().catch((error) => log.warn({ err: error }, 'views of listings lost'))
  return {
    flush,
    count(listingId, visitor) {
      visits.set(`${listingId}:${visitor}`, listingId)
      if (visits.size >= MAX_WAITING) void flushLater()
      timer ??= setTimeout(flushLater, FLUSH_MS).unref()
    },
  }
}

/** One for each id given; listings that are gone meanwhile are left out. */
async function addViews(db: Db, listingIds: number[]): Promise<void> {
  await sql`
    insert into listing_stats as s (listing_id, day, views)
    select id, (now() at time zone ${sql.lit(MARKET_ZONE)})::date, count(*)
    from unnest(${listingIds}::int[]) as visit (id) join listings using (id)
    group by id order by id
    on conflict (listing_id, day) do update set views = s.views + excluded.views`.execute(db)
}

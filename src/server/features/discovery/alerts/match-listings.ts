import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { loadUsualPrices, type UsualPrices } from '../search/space-rows.ts'
import { compilePending } from './compile-search.ts'
import { findNews } from './find-news.ts'
import { readMarket } from './read-market.ts'
import { type NewHit, recordHits } from './record-hits.ts'
import { lockSnapshots, writeSnapshots } from './snapshots.ts'
import type { WatchFeed } from './watch-feed.ts'
import { WatchTotals } from './watch-totals.ts'

const PORTION = 500
/** Two processes never match at once: the second waits for the first one's commit, and sees what it has kept. */
const LOCK = 270

export type MatchContext = Pick<AppContext, 'db' | 'search' | 'gazetteer' | 'now' | 'log'>

/**
 * Holds every space that changed against all saved searches and keeps what is news to them, a portion a transaction: killed
 * anywhere, a portion has not happened, and is done again.
 */
export async function matchListings(context: MatchContext, feed: WatchFeed): Promise<void> {
  const { db } = context
  let usual: UsualPrices | null = null
  for (let queued = await listQueued(db); queued.length > 0; queued = await listQueued(db)) {
    // after the queue: whoever saved a search before a space was published is watching when it is held against them
    await compilePending(context)
    usual ??= await loadUsualPrices(db)
    await matchPortion(context, feed, { queued, usual })
  }
}

async function listQueued(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('match_queue').select('id').orderBy('id').limit(PORTION).execute()
  return rows.map(({ id }) => Number(id))
}

interface Portion {
  /** Of the queue. */
  queued: readonly number[]
  usual: UsualPrices
}

async function matchPortion(
  context: MatchContext,
  feed: WatchFeed,
  { queued, usual }: Portion,
): Promise<void> {
  const { db, now } = context
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
    const ids = await claimChanged(trx, queued)
    // another process has done them
    if (ids.length === 0) return
    await feed.catchUp()
    const at = now()
    const before = await lockSnapshots(trx, ids, at)
    const market = await readMarket(trx, ids, { ...context, usual })
    const watching = { feed, totals: new WatchTotals(at) }
    const hits: NewHit[] = []
    for (const id of ids) {
      const move = { id, before: before.get(id) ?? null, now: market.get(id) ?? null, at }
      hits.push(...(await findNews(trx, watching, move)))
    }
    await recordHits(trx, hits, at)
    await writeSnapshots(trx, ids, { market, now: at })
  })
}

async function claimChanged(trx: Tx, queued: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ listing_id: number }>`
    delete from match_queue where id = any(${[...queued]}::bigint[]) returning listing_id`.execute(trx)
  return [...new Set(rows.map((row) => row.listing_id))].sort((a, b) => a - b)
}

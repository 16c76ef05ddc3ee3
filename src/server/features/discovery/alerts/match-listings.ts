import { sql } from 'kysely'
import { decideNews, type HitKind, type NotifiedState, notifiedCents } from '#domain/discovery/alert-rules.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { loadUsualPrices, type UsualPrices } from '../search/space-rows.ts'
import { compilePending } from './compile-search.ts'
import { readMarket, type Sight, toWatched } from './read-market.ts'
import { type NewHit, recordHits } from './record-hits.ts'
import { lockSnapshots, type Snapshot, writeSnapshots } from './snapshots.ts'
import type { WatchFeed } from './watch-feed.ts'

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
    const hits: NewHit[] = []
    for (const id of ids) {
      const move = { id, before: before.get(id) ?? null, now: market.get(id) ?? null, at }
      hits.push(...(await findNews(trx, feed, move)))
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

interface Move {
  id: number
  before: Snapshot | null
  now: (Sight & { sellerId: number; listedAt: Date }) | null
  at: Date
}

async function findNews(trx: Tx, feed: WatchFeed, { id, before, now, at }: Move): Promise<NewHit[]> {
  // nobody has looked at it since alerts began: it is as it was, but for the price that was kept
  const earlier = before && (before.sight ?? now)
  const fitting = {
    before: earlier ? await findWatchers(trx, feed, earlier, at) : NOBODY,
    now: now ? await findWatchers(trx, feed, now, at) : NOBODY,
  }
  const nowButForDates =
    now && earlier && hasOtherDates(now, earlier)
      ? await findWatchers(trx, feed, withDatesOf(now, earlier), at)
      : fitting.now
  const watchers = [...new Set([...fitting.before, ...fitting.now])]
  const told = watchers.length > 0 ? await readNotified(trx, id, watchers) : new Map<number, NotifiedState>()
  const sight = now ?? earlier
  return watchers.flatMap((watcher): NewHit[] => {
    const known = told.get(watcher) ?? { isKnown: false, lowestCents: null }
    const kind = decideNews(
      {
        before: before && { cents: before.cents, offDays: before.offDays },
        now: now && { cents: now.cents },
      },
      {
        before: fitting.before.has(watcher),
        now: fitting.now.has(watcher),
        nowButForDates: nowButForDates.has(watcher),
      },
      known,
    )
    if (kind === null) return []
    return [
      {
        searchId: watcher,
        listingId: id,
        kind,
        day: dayOf(kind, at),
        cents: required(sight).cents,
        wasCents: kind === 'price-down' ? notifiedCents(required(before).cents, known) : null,
        score: required(sight).row.score,
        sellerId: now?.sellerId ?? null,
        listedAt: now?.listedAt ?? null,
      },
    ]
  })
}

const NOBODY: ReadonlySet<number> = new Set()
/** The day of everything that happens once. */
const ONCE = '1970-01-01'

function dayOf(kind: HitKind, at: Date): string {
  return kind === 'new' || kind === 'fits-now' ? ONCE : toMarketDate(at)
}

/** Saved searches that find it, words included. */
async function findWatchers(trx: Tx, feed: WatchFeed, sight: Sight, at: Date): Promise<ReadonlySet<number>> {
  const found = feed.match(toWatched(sight, at))
  const worded = found.flatMap(({ id, isWorded }) => (isWorded ? [id] : []))
  const sure = found.flatMap(({ id, isWorded }) => (isWorded ? [] : [id]))
  if (worded.length === 0) return new Set(sure)
  const { rows } = await sql<{ id: number }>`
    select saved_search_id as id from alerts
    where saved_search_id = any(${worded}::int[]) and ${sight.words}::tsvector @@ (compiled ->> 'words')::tsquery`.execute(
    trx,
  )
  return new Set([...sure, ...rows.map(({ id }) => id)])
}

function hasOtherDates({ row }: Sight, { row: other }: Sight): boolean {
  const plain = ({ availableFromDay, availableToDay, leadDays, units }: Sight['row']) =>
    JSON.stringify([
      availableFromDay,
      availableToDay,
      leadDays,
      units && [units.throughout, units.anyWithin].map((rings) => rings.map((ring) => [...ring])),
    ])
  return plain(row) !== plain(other)
}

function withDatesOf(sight: Sight, { row }: Sight): Sight {
  const { availableFromDay, availableToDay, leadDays, units } = row
  return {
    ...sight,
    row: {
      ...sight.row,
      availableFromDay,
      availableToDay,
      ...(leadDays !== undefined && { leadDays }),
      units: units ?? null,
    },
  }
}

async function readNotified(
  trx: Tx,
  listingId: number,
  watchers: number[],
): Promise<Map<number, NotifiedState>> {
  const rows = await trx
    .selectFrom('alert_hits')
    .select(['saved_search_id', sql<string>`min(cents)`.as('lowest')])
    .where('listing_id', '=', listingId)
    .where('saved_search_id', '=', sql<number>`any(${watchers}::int[])`)
    .where('kind', '<>', 'gone')
    .groupBy('saved_search_id')
    .execute()
  return new Map(rows.map((row) => [row.saved_search_id, { isKnown: true, lowestCents: Number(row.lowest) }]))
}

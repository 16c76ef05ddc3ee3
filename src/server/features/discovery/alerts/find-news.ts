import { sql } from 'kysely'
import { decideNews, type HitKind, type NotifiedState, notifiedCents } from '#domain/discovery/alert-rules.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import type { SpaceRow } from '#search/query.ts'
import type { RateCard } from '#search/rate-card.ts'
import type { SpaceTotal } from '#search/space-total.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type Sight, toWatched } from './read-market.ts'
import type { NewHit } from './record-hits.ts'
import type { Snapshot } from './snapshots.ts'
import type { WatchFeed } from './watch-feed.ts'
import { pickAmounts, type WatchTotals } from './watch-totals.ts'

interface Move {
  id: number
  before: Snapshot | null
  now: (Sight & { sellerId: number; listedAt: Date }) | null
  at: Date
}

interface WatchContext {
  feed: WatchFeed
  totals: WatchTotals
}

/** What of one space is news to the saved searches that find it now or did before. */
export async function findNews(
  trx: Tx,
  watching: WatchContext,
  { id, before, now, at }: Move,
): Promise<NewHit[]> {
  const earlier = before && toEarlier(before, now)
  const fitting = {
    before: earlier ? await findWatchers(trx, watching, earlier, at) : NOBODY,
    now: now ? await findWatchers(trx, watching, now, at) : NOBODY,
  }
  const nowButForDates =
    now && earlier && hasOtherDates(now, earlier)
      ? await findWatchers(trx, watching, withDatesOf(now, earlier), at)
      : fitting.now
  const watchers = [...new Set([...fitting.before.keys(), ...fitting.now.keys()])]
  const told = watchers.length > 0 ? await readNotified(trx, id, watchers) : new Map<number, Notified>()
  const sight = now ?? earlier
  return watchers.flatMap((watcher): NewHit[] => {
    const cents = pickAmounts(
      { before: before?.cents, now: now?.cents },
      { before: fitting.before.get(watcher), now: fitting.now.get(watcher) },
    )
    const known = toKnown(told.get(watcher), cents.days !== null)
    const kind = decideNews(
      {
        before: before && { cents: required(cents.before), offDays: before.offDays },
        now: now && { cents: required(cents.now) },
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
        cents: required(cents.now ?? cents.before),
        wasCents: kind === 'price-down' ? notifiedCents(required(cents.before), known) : null,
        firstDay: cents.days?.first ?? null,
        lastDay: cents.days?.last ?? null,
        score: required(sight).row.score,
        sellerId: now?.sellerId ?? null,
        listedAt: now?.listedAt ?? null,
      },
    ]
  })
}

/** As the space was: where nobody had looked at it, or at what its days cost, it was as it is. */
function toEarlier({ sight }: Snapshot, now: Sight | null): Sight | null {
  if (!sight || !now || sight.row.card !== undefined) return sight ?? now
  return { ...sight, row: { ...sight.row, card: now.row.card ?? null } }
}

const NOBODY: Watchers = new Map()
/** The day of everything that happens once. */
const ONCE = '1970-01-01'

function dayOf(kind: HitKind, at: Date): string {
  return kind === 'new' || kind === 'fits-now' ? ONCE : toMarketDate(at)
}

/** By saved search, what the space costs it in all; null where it compares prices by the month. */
type Watchers = ReadonlyMap<number, SpaceTotal | null>

/** Saved searches that find it, words and totals included. */
async function findWatchers(
  trx: Tx,
  { feed, totals }: WatchContext,
  sight: Sight,
  at: Date,
): Promise<Watchers> {
  const judge = totals.of(sight.row)
  const found = feed.match(toWatched(sight, at)).flatMap(({ id, isWorded, limits }) => {
    const { fits, total } = judge(limits)
    return fits ? [{ id, isWorded, total }] : []
  })
  const worded = await findWorded(
    trx,
    found.flatMap(({ id, isWorded }) => (isWorded ? [id] : [])),
    sight,
  )
  return new Map(
    found.flatMap(({ id, isWorded, total }) => (isWorded && !worded.has(id) ? [] : [[id, total] as const])),
  )
}

/** Those whose words it has. */
async function findWorded(trx: Tx, ids: number[], { words }: Sight): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select saved_search_id as id from alerts
    where saved_search_id = any(${ids}::int[]) and ${words}::tsvector @@ (compiled ->> 'words')::tsquery`.execute(
    trx,
  )
  return new Set(rows.map(({ id }) => id))
}

function hasOtherDates({ row }: Sight, { row: other }: Sight): boolean {
  const plain = ({ availableFromDay, availableToDay, leadDays, units, card }: Sight['row']) =>
    JSON.stringify([
      availableFromDay,
      availableToDay,
      leadDays,
      card?.units.map(({ full }) => full),
      units && [units.throughout, units.anyWithin].map((rings) => rings.map((ring) => [...ring])),
    ])
  return plain(row) !== plain(other)
}

function withDatesOf(sight: Sight, { row }: Sight): Sight {
  const { availableFromDay, availableToDay, leadDays, units, card } = row
  return {
    ...sight,
    row: {
      ...sight.row,
      availableFromDay,
      availableToDay,
      ...(leadDays !== undefined && { leadDays }),
      units: units ?? null,
      card: withFullOf(sight.row.card, card),
    },
  }
}

/** A card with what was taken of the same units before. */
function withFullOf(card: SpaceRow['card'], before: SpaceRow['card']): RateCard | null {
  if (!card || !before) return card ?? null
  const units = card.units.map((one, at) => ({ ...one, full: before.units[at]?.full ?? one.full }))
  return { ...card, units, opensOn: before.opensOn, closesOn: before.closesOn }
}

/** The lowest amounts that one search has reported of the space. */
interface Notified {
  total: number | null
  month: number | null
}

function toKnown(told: Notified | undefined, isTotal: boolean): NotifiedState {
  return { isKnown: told !== undefined, lowestCents: (isTotal ? told?.total : told?.month) ?? null }
}

async function readNotified(trx: Tx, listingId: number, watchers: number[]): Promise<Map<number, Notified>> {
  const rows = await trx
    .selectFrom('alert_hits')
    .select([
      'saved_search_id',
      sql<string | null>`min(cents) filter (where first_day is not null)`.as('total'),
      sql<string | null>`min(cents) filter (where first_day is null)`.as('month'),
    ])
    .where('listing_id', '=', listingId)
    .where('saved_search_id', '=', sql<number>`any(${watchers}::int[])`)
    .where('kind', '<>', 'gone')
    .groupBy('saved_search_id')
    .execute()
  const toCents = (cents: string | null) => (cents === null ? null : Number(cents))
  return new Map(
    rows.map((row) => [row.saved_search_id, { total: toCents(row.total), month: toCents(row.month) }]),
  )
}

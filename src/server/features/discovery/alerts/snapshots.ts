import { sql } from 'kysely'
import { DAY_MS } from '#domain/dates.ts'
import type { UnitDays } from '#search/free-days.ts'
import type { SpaceRow } from '#search/query.ts'
import type { RateCard } from '#search/rate-card.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Sight } from './read-market.ts'

/** A space as the watches last saw it. */
export interface Snapshot {
  cents: number
  /** Null: nobody has looked since alerts began. */
  sight: Sight | null
  /** Days since it left the market; null while it is on it. */
  offDays: number | null
}

export async function lockSnapshots(
  trx: Tx,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, Snapshot>> {
  const rows = await trx
    .selectFrom('market_snapshots')
    .select([
      'listing_id',
      'space',
      'worded_at',
      'cents',
      'off_since',
      sql<string>`coalesce(words::text, '')`.as('words'),
    ])
    .where('listing_id', '=', sql<number>`any(${[...ids]}::int[])`)
    .orderBy('listing_id')
    .forUpdate()
    .execute()
  return new Map(
    rows.map((row) => {
      const cents = Number(row.cents)
      const sight = row.space && {
        row: fromJson(row.space as unknown as StoredSpaceRow),
        wordedAt: row.worded_at,
        words: row.words,
        cents,
      }
      const offDays = row.off_since === null ? null : (now.getTime() - row.off_since.getTime()) / DAY_MS
      return [row.listing_id, { cents, sight, offDays }]
    }),
  )
}

/** Keeps what is seen now; a space that left keeps how it was. */
export async function writeSnapshots(
  trx: Tx,
  ids: readonly number[],
  { market, now }: { market: ReadonlyMap<number, Sight>; now: Date },
): Promise<void> {
  const seen = ids.flatMap((id) => {
    const sight = market.get(id)
    if (!sight) return []
    return { id, space: toJson(sight.row), wordedAt: sight.wordedAt, words: sight.words, cents: sight.cents }
  })
  await sql`
    insert into market_snapshots (listing_id, space, worded_at, words, cents, off_since)
    select id, space, nullif("wordedAt", 'null'::jsonb), words::tsvector, cents, null
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as seen (id int, space jsonb, "wordedAt" jsonb, words text, cents bigint)
    order by id
    on conflict (listing_id) do update set space = excluded.space, worded_at = excluded.worded_at, words = excluded.words,
      cents = excluded.cents, off_since = null`.execute(trx)
  const gone = ids.filter((id) => !market.has(id))
  await trx
    .updateTable('market_snapshots')
    .set({ off_since: now })
    .where('listing_id', '=', sql<number>`any(${gone}::int[])`)
    .where('off_since', 'is', null)
    .execute()
}

/** Rings travel as lists of numbers. */
interface StoredSpaceRow extends Omit<SpaceRow, 'units'> {
  units?: { throughout: number[][]; anyWithin: number[][] } | null
  /** Absent where nobody had looked at it when it was written. */
  rates?: RateCard | null
}

function toJson({ units, card = null, ...row }: SpaceRow): StoredSpaceRow {
  const plain = (rings: UnitDays['throughout']) => rings.map((ring) => [...ring])
  return {
    ...row,
    rates: card,
    units: units ? { throughout: plain(units.throughout), anyWithin: plain(units.anyWithin) } : null,
  }
}

/** A card under its own name was written before any was read: it says nothing. */
function fromJson({ units, rates, card: _unread, ...row }: StoredSpaceRow): SpaceRow {
  const rings = (some: number[][]) => some.map((ring) => Uint32Array.from(ring))
  return {
    ...row,
    ...(rates !== undefined && { card: rates }),
    units: units ? { throughout: rings(units.throughout), anyWithin: rings(units.anyWithin) } : null,
  }
}

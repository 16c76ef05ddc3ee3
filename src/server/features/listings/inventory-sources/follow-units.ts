import { sql } from 'kysely'
import { findNamed } from '#domain/listings/import/compare-reads.ts'
import { READS_TO_PAUSE } from '#domain/listings/import/sources.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { ImportRecord } from '../imports/queries.ts'
import { pauseUnbooked, resumeListings } from '../listings/move-listing.ts'
import type { SourceRow } from './queries.ts'
import { readImported, readKnown } from './read-units.ts'

/** Of the event that pauses; spaces that were paused so, and not touched since, come back with their row. */
const GONE = 'Not in the file that your inventory is read from'

interface Follow {
  source: Pick<SourceRow, 'id' | 'organization_id'>
  readId: number
  now: Date
}

export interface Followed {
  /** Not named for the first time. */
  missing: number
  paused: number
  resumed: number
}

/** After a file was stored: notes what it named and what not, pauses what is gone, and brings back what returned. */
export async function followUnits(trx: Tx, record: ImportRecord, follow: Follow): Promise<Followed> {
  const known = await readKnown(trx, follow.source.id)
  const file = await readImported(trx, record)
  const { vanished, named } = findNamed(known, file)
  const missing = new Set(vanished)
  const resumed = await resumeUnits(trx, follow, await listReturned(trx, record.id))
  await saveNamed(trx, record.id, follow.source.id)
  await keepNamed(trx, follow.source.id, named)
  await countMissed(trx, follow.source.id, vanished)
  const fresh = known.filter(({ unitId, missed }) => missed === 0 && missing.has(unitId))
  return { missing: fresh.length, paused: await pauseMissing(trx, follow), resumed }
}

/** The same file again: what it did not name the last time it does not name this time either. */
export async function followSame(trx: Tx, follow: Follow): Promise<Followed> {
  const known = await readKnown(trx, follow.source.id)
  const missing = known.filter(({ missed, pausedIn }) => missed > 0 && pausedIn === null)
  await countMissed(
    trx,
    follow.source.id,
    missing.map(({ unitId }) => unitId),
  )
  return { missing: 0, paused: missing.length === 0 ? 0 : await pauseMissing(trx, follow), resumed: 0 }
}

/** A read is taken back: what it paused is on the market again, and what it missed counts one less. */
export async function unfollowUnits(trx: Tx, follow: Follow): Promise<void> {
  const paused = await trx
    .selectFrom('inventory_source_units')
    .select('listing_id')
    .where('source_id', '=', follow.source.id)
    // the same file again may have paused it, in a later read
    .where('paused_in', '>=', follow.readId)
    .execute()
  await resumeUnits(
    trx,
    follow,
    paused.map(({ listing_id }) => listing_id),
  )
  await trx
    .updateTable('inventory_source_units')
    .set({ missed: sql`missed - 1` })
    .where('source_id', '=', follow.source.id)
    .where('missed', '>', 0)
    .execute()
}

/** Spaces that the file names by a good row, and that a read of any source of theirs has paused. */
async function listReturned(trx: Tx, importId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('inventory_source_units as unit')
    .innerJoin('import_rows as row', 'row.listing_id', 'unit.listing_id')
    .select('unit.listing_id')
    .distinct()
    .where('row.import_id', '=', importId)
    .where('row.is_stored', '=', true)
    .where('unit.paused_in', 'is not', null)
    .execute()
  return rows.map(({ listing_id }) => listing_id)
}

/** On a row that is bad or was left out: not missing, and no reason to bring it back. */
async function keepNamed(trx: Tx, sourceId: number, named: ReadonlySet<string>): Promise<void> {
  await sql`
    update inventory_source_units set missed = 0
    where source_id = ${sourceId} and missed > 0 and paused_in is null and unit_id = any(${[...named]}::text[])`.execute(
    trx,
  )
}

async function saveNamed(trx: Tx, importId: number, sourceId: number): Promise<void> {
  await sql`
    insert into inventory_source_units (source_id, unit_id, listing_id, price, frequency)
    select ${sourceId}::int, unit_id, min(listing_id), min(price), min(frequency) from import_rows
    where import_id = ${importId} and is_stored and unit_id is not null and listing_id is not null
    group by unit_id order by unit_id
    on conflict (source_id, unit_id) do update
      set listing_id = excluded.listing_id, price = excluded.price, frequency = excluded.frequency, missed = 0, paused_in = null`.execute(
    trx,
  )
}

async function countMissed(trx: Tx, sourceId: number, unitIds: readonly string[]): Promise<void> {
  if (unitIds.length === 0) return
  await sql`
    update inventory_source_units set missed = least(missed + 1, 1000)
    where source_id = ${sourceId} and unit_id = any(${[...unitIds]}::text[])`.execute(trx)
}

async function pauseMissing(trx: Tx, { source, readId, now }: Follow): Promise<number> {
  const rows = await trx
    .selectFrom('inventory_source_units')
    .select('listing_id')
    .where('source_id', '=', source.id)
    .where('missed', '>=', READS_TO_PAUSE)
    .where('paused_in', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          // moved to another file of theirs
          selectFrom('inventory_source_units as other')
            .innerJoin('inventory_sources', 'inventory_sources.id', 'other.source_id')
            .select('other.unit_id')
            .whereRef('other.listing_id', '=', 'inventory_source_units.listing_id')
            .where('other.missed', '=', 0)
            .where('inventory_sources.state', '<>', 'off'),
        ),
      ),
    )
    .execute()
  const ids = rows.map(({ listing_id }) => listing_id)
  const paused = await pauseUnbooked(trx, source.organization_id, { ids, reason: GONE, now })
  if (paused.length > 0)
    await sql`
      update inventory_source_units set paused_in = ${readId}
      where source_id = ${source.id} and listing_id = any(${paused}::int[])`.execute(trx)
  return paused.length
}

async function resumeUnits(trx: Tx, { source, now }: Follow, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const { organization_id: sellerId } = source
  // suspended while the file was stored or taken back
  const { status } = await trx
    .selectFrom('organizations')
    .select('status')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  if (status === 'suspended') return 0
  const resumed = await resumeListings(trx, sellerId, {
    ids,
    pause: { reason: GONE },
    move: { step: 'resume', as: 'seller', actorId: null, now },
  })
  await sql`
    update inventory_source_units set paused_in = null where listing_id = any(${[...ids]}::int[])`.execute(
    trx,
  )
  return resumed
}
